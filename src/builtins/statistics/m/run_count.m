function y = run_count(x, n, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:run_count:inputType', 'run_count: expected a numeric array');
  end
  if ~(isscalar(n) && isnumeric(n) && n == fix(n) && n > 0)
    error('MATLAB:run_count:badLength', 'run_count: the greatest length must be a positive integer');
  end
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'run_count: the dimension must be a positive integer');
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  p = permute(x, order);
  sz = size(p);
  p = reshape(p, sz(1), prod(sz(2:end)));
  y = zeros(n, size(p, 2));
  for c = 1:size(p, 2)
    % Upward runs end where the next value is less.
    ends = [find(p(2:end, c) < p(1:end - 1, c)); find(size(p, 1)) * size(p, 1)];
    lengths = min(diff([0; ends]), n);
    for k = 1:n
      y(k, c) = sum(lengths == k);
    end
  end
  y = ipermute(reshape(y, [n, sz(2:end)]), order);
end
