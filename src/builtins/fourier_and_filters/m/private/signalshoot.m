function [percent, level, time] = signalshoot(name, given, over)
  % How far a signal goes beyond its levels around each transition, in percent of their difference.
  s = signaltransitions(name, given);
  region = lower(char(s.options.region));
  if ~any(strcmp(region, {'postshoot', 'preshoot'}))
    error(['signal:', name, ':invalidRegion'], '%s: expected postshoot or preshoot, found ''%s''', name, region);
  end
  after = strcmp(region, 'postshoot');
  sense = 2 * over - 1;
  count = numel(s.rising);
  percent = zeros(1, count, class(s.x));
  level = percent;
  time = percent;
  for k = 1:count
    span = s.options.seekfactor * abs(s.times(k, 3) - s.times(k, 1));
    crossed = sort(s.times(k, [1, 3]));
    if after
      limit = s.t(end);
      if k < count
        limit = min(s.times(k + 1, [1, 3]));
      end
      at = find(s.t >= crossed(2) & s.t <= min(crossed(2) + span, limit));
    else
      limit = s.t(1);
      if k > 1
        limit = max(s.times(k - 1, [1, 3]));
      end
      at = find(s.t <= crossed(1) & s.t >= max(crossed(1) - span, limit));
    end
    high = s.rising(k) == after;
    if isempty(at)
      [percent(k), level(k), time(k)] = deal(NaN);
      continue;
    end
    [extreme, i] = max(s.x(at) * sense);
    extreme = extreme * sense;
    base = s.state_levels(1 + high);
    percent(k) = max((extreme - base) * sense, 0) / diff(s.state_levels) * 100;
    level(k) = extreme;
    time(k) = s.t(at(i));
  end
end
