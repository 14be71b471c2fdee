function [b, dev, stats] = glmfit(X, y, distr, varargin)
  % McCullagh and Nelder, Generalized Linear Models, 1989: iteratively reweighted least squares.
  if nargin < 3 || isempty(distr)
    distr = 'normal';
  end
  o = struct('Link', '', 'Constant', 'on', 'Offset', [], 'Weights', [], 'EstDisp', '', 'B0', [], 'Options', []);
  o = nameoptions('glmfit', varargin, o);
  if ~(isnumeric(X) && ismatrix(X) && (isnumeric(y) || islogical(y)))
    error('stats:glmfit:InvalidData', 'glmfit: expected a matrix of predictors and responses');
  end
  trials = 1;
  y = double(y);
  distr = lower(char(distr));
  if strcmp(distr, 'binomial') && size(y, 2) == 2
    trials = y(:, 2);
    y = y(:, 1) ./ trials;
  end
  y = y(:);
  if size(X, 1) ~= numel(y)
    error('stats:glmfit:InputSizeMismatch', ...
          'glmfit: expected as many rows of predictors as responses, %d, found %d', numel(y), size(X, 1));
  end
  if strcmpi(o.Constant, 'on')
    X = [ones(size(X, 1), 1), X];
  end
  weight = ones(size(y)) .* trials;
  if ~isempty(o.Weights)
    weight = weight .* o.Weights(:);
  end
  offset = zeros(size(y));
  if ~isempty(o.Offset)
    offset = o.Offset(:);
  end
  fine = ~isnan(y) & ~any(isnan(X), 2) & ~isnan(weight) & ~isnan(offset);
  [X, y, weight, offset] = deal(X(fine, :), y(fine), weight(fine), offset(fine));
  n = numel(y);
  p = size(X, 2);
  known = false;
  switch distr
    case 'normal'
      [canonical, variance] = deal('identity', @(m) ones(size(m)));
      deviance = @(m) sum(weight .* (y - m) .^ 2);
      mu = y;
    case 'binomial'
      [canonical, variance] = deal('logit', @(m) m .* (1 - m));
      deviance = @(m) 2 * sum(weight .* (times_log(y, y ./ m) + times_log(1 - y, (1 - y) ./ (1 - m))));
      mu = (weight .* y + 0.5) ./ (weight + 1);
      known = true;
    case 'poisson'
      [canonical, variance] = deal('log', @(m) m);
      deviance = @(m) 2 * sum(weight .* (times_log(y, y ./ m) - (y - m)));
      mu = y + 0.25;
      known = true;
    case 'gamma'
      [canonical, variance] = deal('reciprocal', @(m) m .^ 2);
      deviance = @(m) 2 * sum(weight .* ((y - m) ./ m - log(y ./ m)));
      mu = max(y, eps);
    case 'inverse gaussian'
      [canonical, variance] = deal(-2, @(m) m .^ 3);
      deviance = @(m) sum(weight .* (y - m) .^ 2 ./ (y .* m .^ 2));
      mu = max(y, eps);
    otherwise
      error('stats:glmfit:BadDistribution', 'glmfit: unknown distribution ''%s''', distr);
  end
  if isempty(o.Link)
    o.Link = canonical;
  end
  if strcmpi(o.EstDisp, 'on')
    known = false;
  elseif strcmpi(o.EstDisp, 'off')
    known = true;
  end
  [link, slope, inverse] = linkfunctions('glmfit', o.Link);
  if isempty(o.B0)
    eta = link(mu);
  else
    eta = offset + X * b;
    mu = inverse(eta);
  end
  done = false;
  for iteration = 1:100
    before = eta;
    d = slope(mu);
    z = eta - offset + (y - mu) .* d;
    root = sqrt(max(weight ./ (d .^ 2 .* variance(mu)), 0));
    [Q, R] = qr(root .* X, 0);
    b = R \ (Q' * (root .* z));
    eta = offset + X * b;
    mu = inverse(eta);
    if strcmp(distr, 'binomial')
      mu = min(max(mu, eps / 4), 1 - eps / 4);
    elseif ~strcmp(distr, 'normal')
      mu = max(mu, realmin);
    end
    if iteration > 1 && norm(eta - before, Inf) <= max(1e-10, 8 * eps(class(eta))) * max(1, norm(eta, Inf))
      done = true;
      break;
    end
  end
  if ~done
    warning('stats:glmfit:IterationLimit', 'glmfit: not converged in %d iterations', iteration);
  end
  dev = deviance(mu);
  if nargout < 3
    return;
  end
  dfe = max(n - p, 0);
  pearson = (y - mu) .* sqrt(weight ./ variance(mu));
  estimate = sum(pearson .^ 2) / dfe;
  s = 1;
  if ~known
    s = sqrt(estimate);
  end
  Ri = inv(R);
  covb = s ^ 2 * (Ri * Ri');
  se = sqrt(diag(covb));
  t = b ./ se;
  if known
    prob = 2 * normcdf(-abs(t));
  else
    prob = 2 * tcdf(-abs(t), dfe);
  end
  resid = NaN(size(fine));
  resid(fine) = y - mu;
  if size(trials, 1) > 1
    resid(fine) = (y - mu) .* trials(fine);
  end
  residp = NaN(size(fine));
  residp(fine) = pearson;
  stats = struct('beta', b, 'dfe', dfe, 'sfit', sqrt(estimate), 's', s, 'estdisp', ~known, 'covb', covb, 'se', se, ...
                 'coeffcorr', covb ./ (se * se'), 't', t, 'p', prob, 'resid', resid, 'residp', residp);
end
function v = times_log(a, b)
  v = a .* log(b);
  v(a == 0) = 0;
end
