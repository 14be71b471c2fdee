function S = stepfigures(y, t, last, first, varargin)
  % What is said of a response that goes from one value to another.
  [settle, rise] = deal(0.02, [0.1 0.9]);
  for k = 1:2:numel(varargin)
    switch lower(char(varargin{k}))
      case 'settlingtimethreshold'
        settle = varargin{k + 1};
      case 'risetimelimits'
        rise = varargin{k + 1};
      otherwise
        error('Control:analysis:stepinfo', 'stepinfo: unknown option ''%s''', char(varargin{k}));
    end
  end
  S = struct('RiseTime', NaN, 'TransientTime', NaN, 'SettlingTime', NaN, 'SettlingMin', NaN, 'SettlingMax', NaN, ...
             'Overshoot', NaN, 'Undershoot', NaN, 'Peak', Inf, 'PeakTime', Inf);
  if ~isfinite(last) || isempty(y)
    return;
  end
  [y, t] = deal(double(y(:)), double(t(:)));
  way = last - first;
  off = abs(y - last);
  S.TransientTime = settled(off, t, settle * max(off));
  S.SettlingTime = settled(off, t, settle * abs(way));
  from = reaching(y, t, first + rise(1) * way, sign(way));
  [to, at] = reaching(y, t, first + rise(2) * way, sign(way));
  S.RiseTime = to - from;
  if ~isempty(at)
    S.SettlingMin = min(y(at:end));
    S.SettlingMax = max(y(at:end));
  end
  if way ~= 0
    gone = (y - first) / way;
    S.Overshoot = 100 * max(0, max(gone) - 1);
    S.Undershoot = 100 * max(0, -min(gone));
  end
  [S.Peak, at] = max(abs(y));
  S.PeakTime = t(at);
end

function when = settled(off, t, most)
  at = find(off > most, 1, 'last');
  if isempty(at)
    when = t(1);
  elseif at == numel(t)
    when = NaN;
  else
    when = t(at) + (t(at + 1) - t(at)) * (off(at) - most) / (off(at) - off(at + 1));
  end
end

function [when, at] = reaching(y, t, level, direction)
  at = find(direction * (y - level) >= 0, 1);
  if isempty(at)
    when = NaN;
  elseif at == 1
    when = t(1);
  else
    when = t(at - 1) + (t(at) - t(at - 1)) * (level - y(at - 1)) / (y(at) - y(at - 1));
  end
end
