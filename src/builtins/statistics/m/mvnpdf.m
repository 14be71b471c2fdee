function p = mvnpdf(x, mu, Sigma)
  x = testdata('mvnpdf', x);
  d = size(x, 2);
  if d == 0 || ~ismatrix(x)
    error('stats:mvnpdf:BadPoints', 'mvnpdf: expected points in the rows of a matrix');
  end
  if nargin < 2 || isempty(mu)
    mu = zeros(1, d);
  end
  if isscalar(mu)
    mu = repmat(mu, 1, d);
  end
  if nargin < 3 || isempty(Sigma)
    Sigma = eye(d);
  end
  if d == 1 && size(x, 1) > 1 && size(mu, 2) == size(x, 1) && size(mu, 1) == 1 && size(Sigma, 2) == size(x, 1)
    x = x.';
    d = size(x, 2);
  end
  if size(mu, 2) ~= d || size(Sigma, 2) ~= d
    error('stats:mvnpdf:InputSizeMismatch', 'mvnpdf: the numbers of columns of the points, means and variances differ');
  end
  z = x - mu;
  pages = size(Sigma, 3);
  n = max(size(z, 1), pages);
  z = z + zeros(n, d);
  logs = zeros(n, 1);
  for k = 1:pages
    rows = k;
    if pages == 1
      rows = 1:n;
    end
    S = Sigma(:, :, k);
    if size(S, 1) == 1 && d > 1
      R = sqrt(S);
      v = z(rows, :) ./ R;
      half = sum(log(R));
    else
      [R, flag] = chol(S);
      if flag ~= 0 || norm(S - S', 'fro') > 1e-8 * norm(S, 'fro')
        error('stats:mvnpdf:BadMatrixSigma', 'mvnpdf: the covariance matrix must be symmetric and positive definite');
      end
      v = z(rows, :) / R;
      half = sum(log(diag(R)));
    end
    logs(rows) = -sum(v .^ 2, 2) / 2 - half;
  end
  p = exp(logs - d * log(2 * pi) / 2);
  if isa(x, 'single') || isa(mu, 'single') || isa(Sigma, 'single')
    p = single(p);
  end
end
