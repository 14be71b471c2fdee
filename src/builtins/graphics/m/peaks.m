function [X, Y, Z] = peaks(x, y)
  if nargin < 1
    grid = linspace(-3, 3, 49);
  elseif ~isnumeric(x)
    error('MATLAB:peaks:arguments', 'peaks: expected a number of points, or coordinates');
  elseif isscalar(x)
    grid = linspace(-3, 3, x);
  else
    grid = x;
  end
  if nargin < 2
    [x, y] = meshgrid(grid);
  end
  % Three Gaussians about (0, -1), (0, 0) and (-1, 0), scaled by the polynomials that the documentation gives.
  bell = @(u, v) exp(-u .^ 2 - v .^ 2);
  hill = 3 * (1 - x) .^ 2 .* bell(x, y + 1);
  hollow = 10 * (x / 5 - x .^ 3 - y .^ 5) .* bell(x, y);
  heights = hill - hollow - bell(x + 1, y) / 3;
  if nargin + nargout == 0
    surf(x, y, heights);
  end
  if nargout > 1
    [X, Y, Z] = deal(x, y, heights);
  else
    X = heights;
  end
end
