function h = xline(varargin)
  if nargin < 1 || ~isnumeric(varargin{1})
    error('MATLAB:xline:places', 'xline: expected places along the axis');
  end
  made = rule_lines('x', varargin{:});
  if nargout > 0
    h = made;
  end
end
