function [y, n] = shiftdim(x, n)
  d = ndims(x);
  if nargin < 2
    n = find(size(x) != 1, 1) - 1;
    if isempty(n)
      n = 0;
    end
    extents = size(x);
    y = reshape(x, [extents(n + 1:end), ones(1, max(0, 2 - (d - n)))]);
    return;
  end
  if ! isscalar(n) || n != fix(n)
    error('shiftdim: N must be a scalar integer');
  end
  if n < 0
    y = reshape(x, [ones(1, -n), size(x)]);
  elseif n == 0
    y = x;
  else
    n = mod(n, d);
    y = permute(x, [n + 1:d, 1:n]);
  end
end
