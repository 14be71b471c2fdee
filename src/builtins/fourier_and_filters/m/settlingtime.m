function [s, level, instant] = settlingtime(x, varargin)
  count = find([cellfun(@(g) ~isnumeric(g), varargin), true], 1) - 1;
  if count < 1 || count > 2 || ~isscalar(varargin{count}) || ~(varargin{count} > 0)
    error('signal:settlingtime:invalidDuration', 'settlingtime: expected a positive time to stay within the tolerance');
  end
  d = double(varargin{count});
  varargin(count) = [];
  q = signaltransitions('settlingtime', [{x}, varargin]);
  n = numel(q.rising);
  [s, level, instant] = deal(NaN(1, n));
  slack = abs(diff(q.state_levels)) * q.options.tolerance / 100;
  for k = 1:n
    middle = q.times(k, 2);
    if middle + d > q.t(end) || k < n && middle + d > q.times(k + 1, 2)
      continue;
    end
    goal = q.state_levels(1 + q.rising(k));
    at = find(q.t >= middle & q.t <= middle + d);
    away = abs(q.x - goal) > slack;
    final = at(find(away(at), 1, 'last'));
    if isempty(final)
      final = at(1) - 1;
    end
    if isempty(final) || final >= numel(q.x) || away(final + 1)
      continue;
    end
    level(k) = goal + slack * sign(q.x(final) - goal);
    part = (level(k) - q.x(final)) / (q.x(final + 1) - q.x(final));
    instant(k) = q.t(final) + part * (q.t(final + 1) - q.t(final));
    s(k) = instant(k) - middle;
  end
end
