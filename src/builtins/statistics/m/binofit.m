function [p, ci] = binofit(x, n, alpha)
  % Clopper and Pearson, The use of confidence or fiducial limits, Biometrika 26 (1934).
  if nargin < 3
    alpha = 0.05;
  end
  [x, n] = statargs('binofit', x, n);
  if any(x(:) < 0 | x(:) > n(:) | x(:) ~= fix(x(:)))
    error('stats:binofit:InvalidX', 'binofit: expected whole numbers of successes between 0 and the numbers of trials');
  end
  p = x ./ n;
  low = betainv(alpha / 2, max(x(:), 0.5), n(:) - x(:) + 1);
  high = betainv(1 - alpha / 2, x(:) + 1, max(n(:) - x(:), 0.5));
  ci = [merge(x(:) == 0, 0, low), merge(x(:) == n(:), 1, high)];
end
