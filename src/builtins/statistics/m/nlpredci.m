function [y, delta] = nlpredci(f, X, beta, resid, varargin)
  % Seber and Wild, Nonlinear Regression, 1989, section 5.
  o = struct('Jacobian', [], 'Covar', [], 'Alpha', 0.05, 'MSE', [], 'PredOpt', 'curve', 'SimOpt', 'off', ...
             'ErrorModelInfo', [], 'Weights', []);
  if ~isempty(varargin) && isnumeric(varargin{1})
    varargin = [{'Jacobian'}, varargin];
  end
  o = nameoptions('nlpredci', varargin, o);
  resid = resid(~isnan(resid(:)));
  n = numel(resid);
  p = numel(beta);
  free = n - p;
  if isempty(o.MSE)
    o.MSE = sum(abs(resid) .^ 2) / free;
  end
  if ~isempty(o.Covar)
    C = o.Covar;
  elseif ~isempty(o.Jacobian)
    [~, R] = qr(o.Jacobian, 0);
    R = inv(R);
    C = o.MSE * (R * R');
  else
    error('stats:nlpredci:NoCovar', 'nlpredci: expected the option ''Jacobian'' or ''Covar''');
  end
  y = f(beta, X);
  % How predictions change with each coefficient, by differences.
  J = zeros(numel(y), p);
  for k = 1:p
    step = eps ^ (1 / 3) * max(abs(beta(k)), norm(beta(:)) * 1e-3 + (norm(beta(:)) == 0));
    [more, less] = deal(beta);
    more(k) = more(k) + step;
    less(k) = less(k) - step;
    J(:, k) = reshape(f(more, X) - f(less, X), [], 1) / (more(k) - less(k));
  end
  variance = sum(J * C .* J, 2);
  together = strcmpi(validatestring(o.SimOpt, {'on', 'off'}, 'nlpredci'), 'on');
  count = p;
  if strcmpi(validatestring(o.PredOpt, {'curve', 'observation'}, 'nlpredci'), 'observation')
    variance = variance + o.MSE;
    count = p + 1;
  end
  if together
    far = sqrt(count * finv(1 - o.Alpha, count, free));
  else
    far = tinv(1 - o.Alpha / 2, free);
  end
  delta = reshape(far * sqrt(variance), size(y));
end
