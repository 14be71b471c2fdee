function [p, d] = dwtest(r, X, varargin)
  % J. Durbin and G. S. Watson, Testing for serial correlation in least squares regression, Biometrika 37 (1950).
  if ~isnumeric(r) || ~isvector(r) || ~isnumeric(X) || numel(r) ~= size(X, 1)
    error('stats:dwtest:InputSizeMismatch', ...
          'dwtest: expected as many residuals as rows of the design, found %d and %d', numel(r), size(X, 1));
  end
  o = nameoptions('dwtest', varargin, struct('Method', '', 'Tail', 'both'));
  r = double(r(:));
  n = numel(r);
  if isempty(o.Method)
    o.Method = 'exact';
    if n >= 400
      o.Method = 'approximate';
    end
  end
  d = sum(diff(r) .^ 2) / sum(r .^ 2);
  [Q, ~] = qr(double(X), 0);
  A = spdiags([-ones(n, 1), [1; 2 * ones(n - 2, 1); 1], -ones(n, 1)], -1:1, n, n);
  AQ = A * Q;
  if strcmp(validatestring(o.Method, {'exact', 'approximate'}, 'dwtest'), 'exact')
    A = full(A);
    M = A - Q * AQ' - AQ * Q' + Q * (Q' * AQ) * Q';
    values = sort(eig((M + M') / 2));
    below = negative(values(size(Q, 2) + 1:end) - d);
  else
    % With the mean and the variance that d has.
    free = n - size(Q, 2);
    T = Q' * AQ;
    P = 2 * (n - 1) - trace(T);
    squares = full(sum(A(:) .^ 2)) - 2 * sum(AQ(:) .^ 2) + sum(T(:) .^ 2);
    centre = P / free;
    spread = sqrt(2 / (free * (free + 2)) * (squares - P * centre));
    below = erfc((centre - d) / spread / sqrt(2)) / 2;
  end
  switch validatestring(o.Tail, {'both', 'left', 'right'}, 'dwtest')
    case 'both'
      p = 2 * min(below, 1 - below);
    case 'right'
      p = below;
    otherwise
      p = 1 - below;
  end
end

function p = negative(w)
  % How probable it is that a sum of squares of normal numbers with these weights is negative: J. P. Imhof,
  % Computing the distribution of quadratic forms in normal variables, Biometrika 48 (1961).
  w = w(:) / max(abs(w));
  if all(w >= 0) || all(w <= 0)
    p = double(all(w <= 0));
    return;
  end
  f = @(u) sin(sum(atan(w * u), 1) / 2) ./ (u .* exp(sum(log1p((w * u) .^ 2), 1) / 4));
  p = 0.5 - integral(f, 0, Inf, 'AbsTol', 1e-10, 'RelTol', 1e-8) / pi;
  p = min(max(p, 0), 1);
end
