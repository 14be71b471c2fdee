function b = unwrap(x, tol, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:unwrap:inputType', 'unwrap: expected a numeric array');
  end
  if ~isfloat(x)
    x = double(x);
  end
  if nargin < 2 || isempty(tol)
    tol = pi;
  end
  tol = abs(tol);
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:unwrap:badDim', 'unwrap: the dimension must be a positive integer');
  end
  m = size(x, dim);
  if m <= 1
    b = x;
    return;
  end
  order = [dim, 1:dim - 1, dim + 1:ndims(x)];
  y = permute(x, order);
  sz = size(y);
  y = reshape(y, m, []);
  for c = 1:size(y, 2)
    % Values that are not finite are passed over: the next one is compared with the last before them.
    good = find(isfinite(y(:, c)));
    if numel(good) > 1
      d = diff(y(good, c));
      turns = round(d / (2 * pi)) .* (abs(d) > tol);
      y(good(2:end), c) = y(good(2:end), c) - 2 * pi * cumsum(turns);
    end
  end
  b = ipermute(reshape(y, sz), order);
end
