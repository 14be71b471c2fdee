function [vq, xq, yq] = griddata(x, y, v, xq, yq, method)
  if nargin < 6
    method = 'linear';
  end
  if ~(ischar(method) || isstring(method))
    error('MATLAB:griddata:InvalidMethod', 'griddata: METHOD must be a string');
  end
  if ~isvector(v)
    if numel(x) == size(v, 2) && numel(y) == size(v, 1)
      [x, y] = meshgrid(x, y);
    elseif ~isequal(size(x), size(v)) || ~isequal(size(y), size(v))
      error('MATLAB:griddata:SizeMismatch', 'griddata: X and Y must be as long as the columns and rows of Z, or of its size');
    end
  elseif numel(x) ~= numel(v) || numel(y) ~= numel(v)
    error('MATLAB:griddata:SizeMismatch', 'griddata: X, Y and Z must be vectors of the same length');
  end
  if isrow(xq) && iscolumn(yq) && ~isscalar(xq) || iscolumn(xq) && isrow(yq) && ~isscalar(xq)
    [xq, yq] = meshgrid(xq, yq);
  elseif ~isequal(size(xq), size(yq))
    error('MATLAB:griddata:SizeMismatch', 'griddata: XI and YI must be vectors or matrices of same size');
  end
  points = [x(:), y(:)];
  wanted = [xq(:), yq(:)];
  v = v(:);
  if ~isfloat(v)
    v = double(v);
  end
  switch lower(char(method))
    case 'linear'
      t = delaunay(points(:, 1), points(:, 2));
      [at, weights] = tsearchn(points, t, wanted);
      beyond = isnan(at);
      at(beyond) = 1;
      vq = reshape(sum(reshape(v(t(at, :)), [], 3) .* weights, 2), size(xq));
      vq(beyond) = NaN;
    case 'natural'
      vq = reshape(scatteredvalues(points, delaunay(points(:, 1), points(:, 2)), v, wanted, 'natural', 'none'), size(xq));
    case 'nearest'
      vq = reshape(v(dsearchn(points, wanted)), size(xq));
    case 'v4'
      % The biharmonic spline: Green's functions of the points' distances.
      green = @(d) d.^2 .* (log(d + (d == 0)) - 1);
      weights = green(pdist2(points, points)) \ v;
      vq = reshape(green(pdist2(wanted, points)) * weights, size(xq));
    otherwise
      error('MATLAB:griddata:UnknownMethod', 'griddata: unknown interpolation METHOD: "%s"; there are linear, nearest, natural and v4', method);
  end
end
