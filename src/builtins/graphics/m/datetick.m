function datetick(varargin)
  given = varargin;
  keep = false(1, 2);
  for k = numel(given):-1:1
    found = (ischar(given{k}) || isstring(given{k})) & strcmpi(given{k}, {'keepticks', 'keeplimits'});
    if any(found)
      keep = keep | found;
      given(k) = [];
    end
  end
  target = gca;
  if ~isempty(given) && isscalar(given{1}) && isaxes(given{1})
    target = given{1};
    given(1) = [];
  end
  letter = 'X';
  if ~isempty(given) && any(strcmpi(given{1}, {'x', 'y', 'z'}))
    letter = upper(char(given{1}));
    given(1) = [];
  end
  limits = get(target, [letter, 'Lim']);
  span = diff(limits);
  units = [365.25, 365.25 / 12, 1, 1 / 24, 1 / 1440, 1 / 86400];
  % The largest unit of which there are a few.
  unit = find(span >= 3 * units, 1);
  if isempty(unit)
    unit = 6;
  end
  if keep(1)
    ticks = get(target, [letter, 'Tick']);
  else
    steps = {[1, 2, 5, 10, 20, 50, 100, 200, 500], [1, 2, 3, 6, 12], [1, 2, 5, 7, 14], [1, 2, 3, 6, 12], [1, 2, 5, 10, 15, 30], ...
             [1, 2, 5, 10, 15, 30]};
    step = steps{unit};
    step = step(min([find(span / units(unit) ./ step <= 8, 1), numel(step)]));
    first = datevec(limits(1));
    count = 0:ceil(span / units(unit) / step) + 2;
    switch unit
      case 1, ticks = datenum(floor(first(1) / step) * step + count * step, 1, 1);
      case 2
        month = floor((first(2) - 1) / step) * step + count * step;
        ticks = datenum(first(1) + floor(month / 12), mod(month, 12) + 1, 1);
      otherwise
        size_of_step = step * units(unit);
        ticks = floor(limits(1)) + (floor((limits(1) - floor(limits(1))) / size_of_step + 1e-9) + count) * size_of_step;
    end
    ticks = reshape(ticks, 1, []);
    if keep(2)
      ticks = ticks(ticks >= limits(1) & ticks <= limits(2));
    else
      last = find(ticks >= limits(2) - 1e-9, 1);
      ticks = ticks(1:last);
      limits = ticks([1, end]);
    end
    set(target, [letter, 'Tick'], ticks);
  end
  formats = {'yyyy', 'mmmyy', 'mm/dd', 'HH:MM', 'HH:MM', 'HH:MM:SS'};
  form = formats{unit};
  if ~isempty(given)
    form = given{1};
  end
  set(target, [letter, 'Lim'], limits, [letter, 'TickLabel'], cellstr(datestr(ticks(:), form)));
end
