function z = interpft(x, n, dim)
  if ~(isscalar(n) && isnumeric(n) && n == fix(n) && n > 0)
    error('MATLAB:interpft:badN', 'interpft: the number of points must be a positive integer');
  end
  if nargin < 3
    dim = find(size(x) > 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  order = [dim, 1:dim - 1, dim + 1:ndims(x)];
  x = permute(x, order);
  sz = size(x);
  m = sz(1);
  if n == m || m == 0
    z = ipermute(x, order);
    return;
  end
  % Fewer points are taken from a multiple of them that the data go into.
  inc = 1;
  if n < m
    inc = fix(m / n) + 1;
  end
  n = inc * double(n);
  F = fft(reshape(x, m, prod(sz(2:end))));
  k = floor(m / 2);
  G = zeros(n, size(F, 2), class(F));
  G(1:k + 1, :) = F(1:k + 1, :);
  G(end - (m - k - 2):end, :) = F(k + 2:end, :);
  if mod(m, 2) == 0
    G(k + 1, :) = F(k + 1, :) / 2;
    G(n - k + 1, :) = F(k + 1, :) / 2;
  end
  z = ifft(G) * (n / m);
  z = z(1:inc:end, :);
  if isreal(x)
    z = real(z);
  end
  z = ipermute(reshape(z, [size(z, 1), sz(2:end)]), order);
end
