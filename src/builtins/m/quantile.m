function q = quantile(x, p, dim, method)
  if nargin < 1
    error('MATLAB:minrhs', 'quantile: expected data');
  end
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:quantile:inputType', 'quantile: expected a numeric array');
  end
  if nargin < 2 || isempty(p)
    p = [0, 0.25, 0.5, 0.75, 1];
  end
  if ~(isnumeric(p) && isvector(p))
    error('MATLAB:quantile:badP', 'quantile: the probabilities must be a numeric vector');
  end
  like_p = false;
  if nargin < 3 || isempty(dim)
    like_p = isvector(x);
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:quantile:badDim', 'quantile: the dimension must be a positive integer');
  end
  if nargin < 4
    method = 5;
  end
  if ~isfloat(x)
    x = double(x);
  end
  order = [dim, 1:dim - 1, dim + 1:ndims(x)];
  y = permute(x, order);
  sz = size(y);
  y = sort(reshape(y, sz(1), []), 1);
  asked = size(p);
  p = p(:);
  q = NaN(numel(p), size(y, 2), class(x));
  for c = 1:size(y, 2)
    v = y(~isnan(y(:, c)), c);
    n = numel(v);
    if n == 0
      continue;
    end
    switch method
      case {1, 2, 3}
        t = n * p;
        switch method
          case 1
            at = max(ceil(t), 1);
            q(:, c) = v(min(at, n));
          case 2
            low = v(min(max(ceil(t), 1), n));
            high = v(min(max(floor(t) + 1, 1), n));
            q(:, c) = (low + high) / 2;
          case 3
            t = max(t, 1);
            r = round(t);
            half = abs(t - fix(t)) == 0.5;
            r(half) = 2 * round(t(half) / 2);
            q(:, c) = v(min(max(r, 1), n));
        end
      otherwise
        switch method
          case 4
            t = n * p;
          case 5
            t = n * p + 0.5;
          case 6
            t = (n + 1) * p;
          case 7
            t = (n - 1) * p + 1;
          case 8
            t = (n + 1 / 3) * p + 1 / 3;
          case 9
            t = (n + 0.25) * p + 0.375;
          otherwise
            error('MATLAB:quantile:badMethod', 'quantile: the method must be 1 to 9');
        end
        t = max(min(t, n), 1);
        at = max(min(floor(t), n - 1), 1);
        part = t - at;
        q(:, c) = (1 - part) .* v(at) + part .* v(min(at + 1, n));
    end
    q(isnan(p), c) = NaN;
  end
  if like_p
    q = reshape(q, asked);
  else
    q = ipermute(reshape(q, [numel(p), sz(2:end)]), order);
  end
end
