function [h, p, stats] = fishertest(x, varargin)
  o = testoptions('fishertest', varargin, {'Alpha'}, struct('Alpha', 0.05, 'Tail', 'both'));
  if ~(isnumeric(x) && isequal(size(x), [2, 2]) && all(x(:) >= 0 & x(:) == fix(x(:))))
    error('stats:fishertest:InvalidTable', 'fishertest: expected a 2-by-2 table of counts');
  end
  x = double(x);
  n = sum(x(:));
  first = sum(x(1, :));
  left = sum(x(:, 1));
  values = max(0, first + left - n):min(first, left);
  chance = hygepdf(values, n, first, left);
  switch o.Tail
    case 'right', p = sum(chance(values >= x(1, 1)));
    case 'left', p = sum(chance(values <= x(1, 1)));
    otherwise
      own = hygepdf(x(1, 1), n, first, left);
      p = sum(chance(chance <= own * (1 + 1e-7)));
  end
  p = min(p, 1);
  h = p <= o.Alpha;
  ratio = x(1, 1) * x(2, 2) / (x(1, 2) * x(2, 1));
  spread = norminv(1 - o.Alpha / 2) * sqrt(sum(1 ./ x(:)));
  stats = struct('OddsRatio', ratio, 'ConfidenceInterval', ratio * exp([-1, 1] * spread));
  if any(x(:) == 0)
    stats.ConfidenceInterval = [-Inf, Inf];
  end
end
