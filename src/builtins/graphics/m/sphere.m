function varargout = sphere(n)
  if nargin < 1
    n = 20;
  elseif ~isscalar(n) || ~isnumeric(n)
    error('MATLAB:sphere:size', 'sphere: expected a number of faces around');
  end
  longitude = linspace(-pi, pi, n + 1);
  latitude = linspace(-pi / 2, pi / 2, n + 1).';
  points = {cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude) * ones(size(longitude))};
  if nargout > 0
    varargout = points;
  else
    surf(points{:});
    axis equal
  end
end
