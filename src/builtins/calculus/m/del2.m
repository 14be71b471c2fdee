function L = del2(M, varargin)
  if ~(isnumeric(M) || islogical(M))
    error('MATLAB:del2:inputType', 'del2: expected a numeric array, found %s', class(M));
  end
  if ~isfloat(M)
    M = double(M);
  end
  nd = ndims(M);
  sz = size(M);
  % The spacing along each dimension: a step, or the places of the points.
  if isempty(varargin)
    given = repmat({1}, 1, nd);
  elseif numel(varargin) == 1 && (isscalar(varargin{1}) || isvector(M))
    given = repmat({1}, 1, nd);
    given(sz ~= 1) = varargin;
  elseif numel(varargin) == nd
    % The first spacing belongs to the columns.
    given = varargin([2, 1, 3:nd]);
  else
    error('MATLAB:del2:InvalidInputs', 'del2: expected a spacing for each dimension');
  end
  L = zeros(sz, class(M));
  for k = 1:nd
    n = sz(k);
    if isscalar(given{k})
      h = repmat(given{k}, n - 1, 1);
    elseif isvector(given{k}) && numel(given{k}) == n
      h = diff(given{k}(:));
    else
      error('MATLAB:del2:sizeMismatch', 'del2: the spacing must be a scalar or as long as the dimension');
    end
    if n < 3
      continue;
    end
    order = [k, 1:k - 1, k + 1:nd];
    y = permute(M, order);
    shape = size(y);
    y = reshape(y, n, []);
    left = h(1:n - 2);
    right = h(2:n - 1);
    inner = ((y(3:n, :) - y(2:n - 1, :)) ./ right - (y(2:n - 1, :) - y(1:n - 2, :)) ./ left) ./ (left + right);
    first = inner(1, :);
    last = inner(end, :);
    if n > 3
      % On along a line to the ends.
      first = first + (first - inner(2, :)) * (h(1) / h(2));
      last = last + (last - inner(end - 1, :)) * (h(n - 1) / h(n - 2));
    end
    L = L + ipermute(reshape([first; inner; last], shape), order);
  end
  L = L / nd;
end
