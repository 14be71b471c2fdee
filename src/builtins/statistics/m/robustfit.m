function [b, stats] = robustfit(X, y, wfun, tune, const)
  % Holland and Welsch, Robust regression using iteratively reweighted least-squares, Comm. in Statistics A6 (1977).
  if nargin < 3 || isempty(wfun)
    wfun = 'bisquare';
  end
  if nargin < 5 || isempty(const)
    const = 'on';
  end
  [y, X] = regressiondata('robustfit', y, X);
  names = {'andrews', 'bisquare', 'cauchy', 'fair', 'huber', 'logistic', 'ols', 'talwar', 'welsch'};
  tunes = [1.339, 4.685, 2.385, 1.400, 1.345, 1.205, 1, 2.795, 2.985];
  if isa(wfun, 'function_handle')
    weigh = wfun;
    default = 1;
  else
    at = find(strcmpi(wfun, names));
    if isempty(at)
      error('stats:robustfit:BadWeight', 'robustfit: unknown weight function ''%s''', wfun);
    end
    weigh = @(r) weight_of(names{at}, r);
    default = tunes(at);
  end
  if nargin < 4 || isempty(tune)
    tune = default;
  end
  if strcmpi(const, 'on') || isequal(const, 1)
    X = [ones(size(X, 1), 1), X];
  end
  [n, p] = size(X);
  [Q, R] = qr(X, 0);
  b = R \ (Q' * y);
  h = min(sum(Q .^ 2, 2), 0.9999);
  adjust = 1 ./ sqrt(1 - h);
  ols_s = norm(y - X * b) / sqrt(max(n - p, 1));
  least = max(1e-6 * std(y), realmin);
  w = ones(n, 1);
  for iteration = 1:50
    last = b;
    r = adjust .* (y - X * b);
    s = max(scale_of(r, p), least);
    w = weigh(r / (s * tune));
    v = sqrt(w);
    b = (v .* X) \ (v .* y);
    if all(abs(b - last) <= sqrt(eps) * max(abs(b), abs(last)))
      break;
    end
  end
  if nargout < 2
    return;
  end
  % DuMouchel and O'Brien, Integrating a robust option into a multiple regression environment, 1989.
  dfe = n - p;
  r = y - X * b;
  z = adjust .* r;
  mad_s = scale_of(z, p);
  u = z / (max(mad_s, least) * tune);
  psi_u = u .* weigh(u);
  step = 1e-4;
  slope = ((u + step) .* weigh(u + step) - (u - step) .* weigh(u - step)) / (2 * step);
  m = mean(slope);
  k = 1 + p / n * (1 - m) / max(m, eps);
  robust_s = k * max(mad_s, least) * tune * sqrt(sum((1 - h) .* psi_u .^ 2) / dfe) / m;
  if ischar(wfun) && strcmpi(wfun, 'ols')
    robust_s = ols_s;
  end
  s = max(robust_s, sqrt((ols_s ^ 2 * p ^ 2 + robust_s ^ 2 * n) / (p ^ 2 + n)));
  Ri = inv(R);
  covb = s ^ 2 * (Ri * Ri');
  se = sqrt(diag(covb));
  t = b ./ se;
  stats = struct('ols_s', ols_s, 'robust_s', robust_s, 'mad_s', mad_s, 's', s, 'resid', r, 'rstud', z / s, 'se', se, ...
                 'covb', covb, 'coeffcorr', covb ./ (se * se'), 't', t, 'p', 2 * tcdf(-abs(t), dfe), 'w', w, ...
                 'R', R, 'dfe', dfe, 'h', h);
end
function s = scale_of(r, p)
  % Of the smallest residuals, as many as there are coefficients are 0.
  r = sort(abs(r));
  s = median(r(max(1, min(p, numel(r))):end)) / 0.6745;
end
function w = weight_of(name, r)
  switch name
    case 'andrews', w = (abs(r) < pi) .* sin(r) ./ r;
    case 'bisquare', w = (abs(r) < 1) .* (1 - r .^ 2) .^ 2;
    case 'cauchy', w = 1 ./ (1 + r .^ 2);
    case 'fair', w = 1 ./ (1 + abs(r));
    case 'huber', w = 1 ./ max(1, abs(r));
    case 'logistic', w = tanh(r) ./ r;
    case 'ols', w = ones(size(r));
    case 'talwar', w = double(abs(r) < 1);
    case 'welsch', w = exp(-r .^ 2);
  end
  w(r == 0) = 1;
end
