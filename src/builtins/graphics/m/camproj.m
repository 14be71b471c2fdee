function how = camproj(varargin)
  known = {'orthographic', 'perspective'};
  if nargin > 0 && ~any(strcmpi(varargin{end}, known))
    error('MATLAB:camproj:how', 'camproj: expected orthographic or perspective');
  end
  if nargin == 0 || nargout > 0
    how = known{1};
  end
end
