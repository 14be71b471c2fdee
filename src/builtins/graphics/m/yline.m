function h = yline(varargin)
  if nargin < 1 || ~isnumeric(varargin{1})
    error('MATLAB:yline:places', 'yline: expected places along the axis');
  end
  made = rule_lines('y', varargin{:});
  if nargout > 0
    h = made;
  end
end
