function [ci, y] = predint(f, x, level, kind, together)
  if nargin < 3 || isempty(level)
    level = 0.95;
  end
  if nargin < 4 || isempty(kind)
    kind = 'observation';
  end
  if nargin < 5 || isempty(together)
    together = 'off';
  end
  if ~isa(f, 'cfit')
    error('curvefit:predint:curve', 'predint: expected a fitted curve, found %s', class(f));
  end
  if ~(isnumeric(level) && isscalar(level) && level > 0 && level < 1)
    error('curvefit:predint:level', 'predint: the level must be between 0 and 1');
  end
  kind = validatestring(kind, {'observation', 'functional'}, 'predint');
  together = strcmp(validatestring(together, {'on', 'off'}, 'predint'), 'on');
  if f.free <= 0
    error('curvefit:predint:noDegrees', 'predint: there are no more points than coefficients');
  end
  x = double(x(:));
  c = coeffvalues(f);
  y = reshape(feval(f, x), [], 1);
  J = slopes_of(f, c, f.points(:));
  % The deviations of the coefficients hold the variance of an observation.
  [~, R] = qr(J, 0);
  R = inv(R);
  C = R * R';
  known = isfinite(f.spread) & f.spread > 0;
  mse = 0;
  if any(known)
    parts = diag(C).';
    mse = mean(f.spread(known) .^ 2 ./ parts(known));
  end
  J = slopes_of(f, c, x);
  variance = sum(J * C .* J, 2);
  count = numel(c);
  if strcmp(kind, 'observation')
    variance = variance + 1;
    count = count + 1;
  end
  if together
    far = sqrt(count * finv(level, count, f.free));
  else
    far = tinv((1 + level) / 2, f.free);
  end
  half = far * sqrt(mse * variance);
  ci = [y - half, y + half];
end

function J = slopes_of(f, c, x)
  x = (x - f.shift(1)) / f.shift(2);
  J = zeros(numel(x), numel(c));
  scale = max(abs(c));
  for k = 1:numel(c)
    step = eps ^ (1 / 3) * max([abs(c(k)), 1e-3 * scale, realmin]);
    [more, less] = deal(c);
    more(k) = more(k) + step;
    less(k) = less(k) - step;
    J(:, k) = (model_at(f, more, x) - model_at(f, less, x)) / (more(k) - less(k));
  end
end

function y = model_at(f, c, x)
  c = num2cell(c);
  problem = f.problem;
  y = feval(f.model, c{:}, problem{:}, x) + zeros(size(x));
end
