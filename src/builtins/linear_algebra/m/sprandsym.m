function R = sprandsym(n, density, rc, kind)
  if nargin == 1
    S = n;
    if ~ismatrix(S) || size(S, 1) ~= size(S, 2)
      error('MATLAB:sprandsym:NotSquare', 'sprandsym: expected a square matrix, found %dx%d', size(S, 1), size(S, 2));
    end
    R = tril(sparserandom('sprandsym', @randn, {S}));
    R = R + tril(R, -1)';
    return;
  end
  if ~isscalar(n) || n < 0 || n ~= fix(n)
    error('MATLAB:sprandsym:InvalidSize', 'sprandsym: expected a size that is a whole number and not negative');
  end
  if ~isscalar(density) || ~(density >= 0 && density <= 1)
    error('MATLAB:sprandsym:InvalidDensity', 'sprandsym: expected a density from 0 to 1');
  end
  if nargin < 3
    at = find(tril(true(n)));
    count = round(density * n * (n + 1) / 2);
    R = zeros(n);
    R(at(randperm(numel(at), count))) = randn(count, 1);
    R = sparse(R + tril(R, -1)');
    return;
  end
  if nargin < 4
    kind = 0;
  end
  if isscalar(rc)
    d = rc .^ ((0:n - 1)' / max(n - 1, 1));
    if kind == 0
      d = d .* sign(rand(n, 1) - 0.5);
    end
  elseif numel(rc) == n
    d = rc(:);
  else
    error('MATLAB:sprandsym:InvalidEigenvalues', ...
          'sprandsym: expected a number or %d eigenvalues, found %d', n, numel(rc));
  end
  R = diag(d(randperm(n)));
  for turn = 1:50 * n
    if n < 2 || nnz(R) >= density * n ^ 2
      break;
    end
    at = randperm(n, 2);
    angle = 2 * pi * rand;
    G = [cos(angle), sin(angle); -sin(angle), cos(angle)];
    R(at, :) = G * R(at, :);
    R(:, at) = R(:, at) * G';
  end
  R = sparse((R + R') / 2);
end
