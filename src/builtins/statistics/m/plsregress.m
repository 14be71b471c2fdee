function [XL, YL, XS, YS, beta, share, mse, stats] = plsregress(X, Y, n, varargin)
  % S. de Jong, SIMPLS: an alternative approach to partial least squares regression, Chemometrics 18 (1993).
  o = nameoptions('plsregress', varargin, struct('CV', 'resubstitution', 'MCReps', 1, 'Options', []));
  if ~(ischar(o.CV) && strcmpi(o.CV, 'resubstitution'))
    error('stats:plsregress:BadCV', 'plsregress: the option ''CV'' can only be ''resubstitution''');
  end
  if ~isnumeric(X) || ~isnumeric(Y) || size(X, 1) ~= size(Y, 1)
    error('stats:plsregress:SizeMismatch', ...
          'plsregress: expected predictors and responses with as many rows, found %d and %d', size(X, 1), size(Y, 1));
  end
  rows = size(X, 1);
  most = min(rows - 1, size(X, 2));
  if nargin < 3 || isempty(n)
    n = most;
  elseif ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n) && n <= most)
    error('stats:plsregress:TooManyComponents', 'plsregress: expected from 1 up to %d components', most);
  end
  [X, Y] = deal(double(X), double(Y));
  [x_mean, y_mean] = deal(mean(X, 1), mean(Y, 1));
  X0 = X - x_mean;
  Y0 = Y - y_mean;
  [XL, W, V] = deal(zeros(size(X, 2), n));
  YL = zeros(size(Y, 2), n);
  [XS, YS] = deal(zeros(rows, n));
  C = X0' * Y0;
  for k = 1:n
    [r, s, c] = svd(C, 'econ');
    t = X0 * r(:, 1);
    len = norm(t);
    t = t / len;
    XL(:, k) = X0' * t;
    YL(:, k) = s(1) * c(:, 1) / len;
    XS(:, k) = t;
    YS(:, k) = Y0 * YL(:, k);
    W(:, k) = r(:, 1) / len;
    % What is left of the covariances has nothing along the loadings so far.
    v = XL(:, k);
    for again = 1:2
      v = v - V(:, 1:k - 1) * (V(:, 1:k - 1)' * v);
    end
    V(:, k) = v / norm(v);
    C = C - V(:, k) * (V(:, k)' * C);
    C = C - V(:, 1:k) * (V(:, 1:k)' * C);
  end
  for k = 2:n
    for again = 1:2
      YS(:, k) = YS(:, k) - XS(:, 1:k - 1) * (XS(:, 1:k - 1)' * YS(:, k));
    end
  end
  beta = W * YL';
  beta = [y_mean - x_mean * beta; beta];
  share = [sum(XL .^ 2, 1) / sum(X0(:) .^ 2); sum(YL .^ 2, 1) / sum(Y0(:) .^ 2)];
  mse = zeros(2, n + 1);
  for k = 0:n
    x_left = X0 - XS(:, 1:k) * XL(:, 1:k)';
    y_left = Y0 - XS(:, 1:k) * YL(:, 1:k)';
    mse(:, k + 1) = [sum(x_left(:) .^ 2); sum(y_left(:) .^ 2)] / rows;
  end
  stats = struct('W', W, 'T2', sum(XS .^ 2 ./ var(XS, 0, 1), 2), 'Xresiduals', x_left, 'Yresiduals', y_left);
end
