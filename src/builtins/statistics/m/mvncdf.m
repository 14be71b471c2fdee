function [p, err] = mvncdf(varargin)
  % Of two variables by Plackett's integral over the correlation, Biometrika 41 (1954); of more after Genz, Numerical
  % computation of multivariate normal probabilities, J. Comput. Graph. Statist. 1 (1992).
  given = varargin;
  if ~isempty(given) && isstruct(given{end})
    given(end) = [];
  end
  if isempty(given)
    error('MATLAB:minrhs', 'mvncdf: expected points');
  end
  low = [];
  if numel(given) == 4 || numel(given) == 2 && isequal(size(given{1}), size(given{2})) && any(size(given{1}, 1) > 1)
    low = testdata('mvncdf', given{1});
    given(1) = [];
  end
  x = testdata('mvncdf', given{1});
  d = size(x, 2);
  mu = zeros(1, d);
  Sigma = eye(d);
  if numel(given) > 1 && ~isempty(given{2})
    mu = given{2};
  end
  if numel(given) > 2 && ~isempty(given{3})
    Sigma = given{3};
  end
  if size(Sigma, 1) == 1 && d > 1
    Sigma = diag(Sigma);
  end
  if ~any(size(mu, 2) == [1, d]) || ~isequal(size(Sigma), [d, d])
    error('stats:mvncdf:InputSizeMismatch', 'mvncdf: the numbers of columns of the points, means and variances differ');
  end
  s = sqrt(diag(Sigma)).';
  [~, flag] = chol(Sigma);
  if flag ~= 0 || norm(Sigma - Sigma', 'fro') > 1e-8 * norm(Sigma, 'fro')
    error('stats:mvncdf:BadMatrixSigma', 'mvncdf: the covariance matrix must be symmetric and positive definite');
  end
  b = (x - mu) ./ s;
  a = -Inf(size(b));
  if ~isempty(low)
    a = (low - mu) ./ s;
  end
  R = Sigma ./ (s.' * s);
  err = 1e-8;
  if d == 1
    p = normcdf(b) - normcdf(a);
    err = 0;
  elseif d == 2
    r = R(1, 2);
    p = plane(b(:, 1), b(:, 2), r);
    if ~isempty(low)
      p = p - plane(a(:, 1), b(:, 2), r) - plane(b(:, 1), a(:, 2), r) + plane(a(:, 1), a(:, 2), r);
    end
  else
    [p, err] = sampled(a, b, R);
  end
  p = min(max(p, 0), 1);
end
function p = plane(h, k, r)
  % Gauss-Legendre rules on intervals that halve towards the correlation.
  [t, w] = legendre_rule(12);
  ends = asin(r) * (1 - [2 .^ -(0:20), 0]);
  left = ends(1:end - 1);
  width = diff(ends);
  angle = reshape(left + width .* (t + 1) / 2, 1, []);
  weight = reshape(w * width / 2, 1, []);
  h2 = min(max(h, -40), 40);
  k2 = min(max(k, -40), 40);
  q = (h2 .^ 2 + k2 .^ 2 - 2 * h2 .* k2 .* sin(angle)) ./ (2 * cos(angle) .^ 2);
  p = normcdf(h) .* normcdf(k) + exp(-q) * weight.' / (2 * pi);
  p(isnan(h) | isnan(k)) = NaN;
end
function [t, w] = legendre_rule(n)
  k = 1:n - 1;
  v = k ./ sqrt(4 * k .^ 2 - 1);
  [V, D] = eig(diag(v, 1) + diag(v, -1));
  t = diag(D);
  w = 2 * V(1, :).' .^ 2;
end
function [p, err] = sampled(a, b, R)
  d = size(R, 1);
  L = chol(R).';
  m = 8192;
  roots = sqrt(primes(15 * d + 20));
  steps = reshape(roots(1:d - 1), 1, []);
  shifts = reshape(roots(d:2 * d - 2), 1, []);
  p = zeros(size(a, 1), 1);
  err = 0;
  for k = 1:size(a, 1)
    totals = zeros(1, 8);
    for shift = 1:8
      V = abs(2 * mod((1:m).' * steps + shift * shifts, 1) - 1);
      y = zeros(m, d - 1);
      low = normcdf(a(k, 1)) * ones(m, 1);
      high = normcdf(b(k, 1)) * ones(m, 1);
      f = high - low;
      for j = 2:d
        y(:, j - 1) = norminv(min(max(low + V(:, j - 1) .* (high - low), 1e-300), 1 - 1e-16));
        s = y(:, 1:j - 1) * L(j, 1:j - 1).';
        low = normcdf((a(k, j) - s) / L(j, j));
        high = normcdf((b(k, j) - s) / L(j, j));
        f = f .* (high - low);
      end
      totals(shift) = mean(f);
    end
    p(k) = mean(totals);
    err = max(err, 3.5 * std(totals) / sqrt(8));
  end
end
