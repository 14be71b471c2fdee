function L = del2(M, varargin)
  nd = ndims(M);
  sz = size(M);
  steps = cell(1, nd);
  if isempty(varargin)
    for k = 1:nd
      steps{k} = ones(sz(k), 1);
    end
  elseif numel(varargin) == 1 && isscalar(varargin{1})
    for k = 1:nd
      steps{k} = varargin{1} * ones(sz(k), 1);
    end
  else
    if numel(varargin) ~= nd && ~(numel(varargin) == 1 && isvector(M))
      error('MATLAB:del2:InvalidInputs', 'del2: expected a spacing for each dimension');
    end
    given = varargin;
    if numel(given) >= 2
      given(1:2) = given([2, 1]);
    end
    for k = 1:nd
      if numel(given) == 1
        s = given{1};
      else
        s = given{k};
      end
      if isscalar(s)
        steps{k} = s * ones(sz(k), 1);
      elseif isvector(s) && numel(s) == sz(k)
        d = diff(s(:));
        steps{k} = [d; d(end)];
      else
        error('MATLAB:del2:sizeMismatch', 'del2: the spacing must be a scalar or as long as the dimension');
      end
    end
  end
  L = zeros(sz);
  used = 0;
  for k = 1:nd
    n = sz(k);
    if n < 3
      if n > 1 || ~isvector(M)
        used = used + 1;
      end
      continue;
    end
    used = used + 1;
    order = [k, 1:k - 1, k + 1:nd];
    y = permute(M, order);
    shape = size(y);
    y = reshape(y, n, []);
    h = steps{k}(1:n - 1);
    D = zeros(size(y));
    left = h(1:n - 2);
    right = h(2:n - 1);
    D(2:n - 1, :) = ((y(3:n, :) - y(2:n - 1, :)) ./ right - (y(2:n - 1, :) - y(1:n - 2, :)) ./ left) ./ (left + right);
    if n > 3
      D(1, :) = D(2, :) + (D(2, :) - D(3, :)) * h(1) / h(2);
      D(n, :) = D(n - 1, :) + (D(n - 1, :) - D(n - 2, :)) * h(n - 1) / h(n - 2);
    else
      D(1, :) = D(2, :);
      D(n, :) = D(2, :);
    end
    L = L + ipermute(reshape(D, shape), order);
  end
  L = L / nd * 1;
end
