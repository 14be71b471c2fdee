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
  if ~(isnumeric(tol) && isscalar(tol))
    error('MATLAB:unwrap:badTol', 'unwrap: the tolerance must be one number');
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
  columns = size(y, 2);
  if all(isfinite(y(:)))
    y = y - [zeros(1, columns, 'like', y); 2 * pi * cumsum(turns_of(diff(y, 1, 1), tol), 1)];
    columns = 0;
  end
  for c = 1:columns
    % Values that are not finite are passed over: the next one is compared with the last before them.
    good = find(isfinite(y(:, c)));
    if numel(good) > 1
      y(good(2:end), c) = y(good(2:end), c) - 2 * pi * cumsum(turns_of(diff(y(good, c)), tol));
    end
  end
  b = ipermute(reshape(y, sz), order);
end

% How many turns each step goes too far.
function turns = turns_of(d, tol)
  turns = round(d / (2 * pi)) .* (abs(d) > tol);
end
