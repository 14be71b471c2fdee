function z = interpft(x, n, dim)
  if ~(isscalar(n) && n == fix(n))
    error('MATLAB:interpft:badN', 'interpft: the number of points must be an integer');
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
  inc = max(1, fix(m / n));
  n0 = n;
  n = inc * n;
  F = fft(reshape(x, m, prod(sz(2:end))));
  k = floor(m / 2);
  G = zeros(n, size(F, 2));
  if n <= m
    G = F;
    n = m;
    z = ifft(G);
    z = z(1:inc:end, :);
    z = z(1:n0, :);
  else
    G(1:k + 1, :) = F(1:k + 1, :);
    G(end - (m - k - 2):end, :) = F(k + 2:end, :);
    if mod(m, 2) == 0
      G(k + 1, :) = F(k + 1, :) / 2;
      G(n - k + 1, :) = F(k + 1, :) / 2;
    end
    z = ifft(G) * (n / m);
    z = z(1:inc:end, :);
  end
  if isreal(x)
    z = real(z);
  end
  z = ipermute(reshape(z, [size(z, 1), sz(2:end)]), order);
end
