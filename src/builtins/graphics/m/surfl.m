function h = surfl(varargin)
  if nargin < 1 || ~isnumeric(varargin{1})
    error('MATLAB:surfl:matrix', 'surfl: expected a matrix, perhaps after x and y');
  end
  made = surf(varargin{:});
  light
  colormap gray
  shading interp
  if nargout > 0
    h = made;
  end
end
