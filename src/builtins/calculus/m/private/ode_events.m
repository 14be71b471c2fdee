function [after, te, ye, ie, stop] = ode_events(events, interpolate, t, tnew, ynew, before, args)
  % The events of a step in the order of their times, up to the first that ends the integration.
  [after, terminal, slope] = values_of(events, tnew, ynew, args);
  [te, ye, ie] = deal([]);
  stop = false;
  crossed = sign(before) ~= sign(after) & before ~= 0 & (slope == 0 | sign(after - before) == slope);
  found = find(crossed(:)).';
  times = zeros(1, numel(found));
  for k = 1:numel(found)
    times(k) = located(events, found(k), interpolate, t, tnew, before(found(k)), args);
  end
  [~, order] = sort(sign(tnew - t) * times);
  for k = order
    te = [te; times(k)];
    ye = [ye; reshape(interpolate(times(k)), 1, [])];
    ie = [ie; found(k)];
    if terminal(found(k))
      stop = true;
      break;
    end
  end
end

function [value, terminal, direction] = values_of(events, t, y, args)
  [value, terminal, direction] = events(t, y, args{:});
  value = value(:);
  terminal = logical(terminal(:));
  direction = direction(:);
end

function t = located(events, e, interpolate, lo, hi, low_value, args)
  for k = 1:60
    mid = (lo + hi) / 2;
    [v, ~, ~] = events(mid, interpolate(mid), args{:});
    if sign(v(e)) == sign(low_value)
      lo = mid;
    else
      hi = mid;
    end
  end
  t = hi;
end
