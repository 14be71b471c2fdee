function surfl(varargin)
  if nargin < 1 || ~isnumeric(varargin{1})
    error('MATLAB:surfl:matrix', 'surfl: expected a matrix, perhaps after x and y');
  end
  surf(varargin{:});
  light
  colormap gray
  shading interp
end
