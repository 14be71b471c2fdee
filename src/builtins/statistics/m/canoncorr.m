function [A, B, r, U, V, stats] = canoncorr(X, Y)
  % A. Bjorck and G. H. Golub, Numerical methods for computing angles between linear subspaces, 1973.
  if ~isnumeric(X) || ~isnumeric(Y) || size(X, 1) ~= size(Y, 1) || size(X, 1) < 2
    error('stats:canoncorr:InputSizeMismatch', ...
          'canoncorr: expected two matrices with as many rows, found %d and %d', ...
          size(X, 1), size(Y, 1));
  end
  n = size(X, 1);
  X = double(X) - mean(double(X), 1);
  Y = double(Y) - mean(double(Y), 1);
  [Q1, R1, p1, d1] = ranked(X);
  [Q2, R2, p2, d2] = ranked(Y);
  d = min(d1, d2);
  [L, D, M] = svd(Q1' * Q2, 'econ');
  A = zeros(size(X, 2), d);
  B = zeros(size(Y, 2), d);
  A(p1, :) = [R1 \ L(:, 1:d); zeros(size(X, 2) - d1, d)] * sqrt(n - 1);
  B(p2, :) = [R2 \ M(:, 1:d); zeros(size(Y, 2) - d2, d)] * sqrt(n - 1);
  r = min(max(reshape(diag(D), 1, []), 0), 1);
  r = r(1:d);
  U = X * A;
  V = Y * B;
  if nargout > 5
    % Of each correlation and all after it: Wilks' lambda, with the approximations of Rao (1951) and Bartlett (1938).
    k = 0:d - 1;
    [d1k, d2k] = deal(d1 - k, d2 - k);
    logs = fliplr(cumsum(fliplr(log(1 - r .^ 2))));
    stats.Wilks = exp(logs);
    stats.df1 = d1k .* d2k;
    s = sqrt(max(stats.df1 .^ 2 - 4, 0) ./ max(d1k .^ 2 + d2k .^ 2 - 5, eps));
    s(d1k .^ 2 + d2k .^ 2 <= 5) = 1;
    stats.df2 = (n - (d1 + d2 + 3) / 2) * s - stats.df1 / 2 + 1;
    root = exp(logs ./ s);
    stats.F = (1 - root) ./ root .* stats.df2 ./ stats.df1;
    stats.pF = 1 - fcdf(stats.F, stats.df1, stats.df2);
    stats.chisq = -(n - k - (d1 + d2 + 3) / 2 + cumsum([0, 1 ./ r(1:d - 1)] .^ 2)) .* logs;
    stats.pChisq = 1 - chi2cdf(stats.chisq, stats.df1);
    stats.dfe = stats.df1;
    stats.p = stats.pChisq;
  end
end

function [Q, R, p, d] = ranked(X)
  [Q, R, p] = qr(X, 0);
  sizes = abs(diag(R));
  d = nnz(sizes > eps(max([sizes; 0])) * max(size(X)));
  if d == 0
    error('stats:canoncorr:BadData', 'canoncorr: expected columns that are not constant');
  end
  if d < size(X, 2)
    warning('stats:canoncorr:NotFullRank', 'A matrix is not of full rank.');
  end
  Q = Q(:, 1:d);
  R = R(1:d, 1:d);
end
