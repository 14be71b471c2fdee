function [pks, locs, w, p] = findpeaks(data, varargin)
  if ~(isnumeric(data) && isreal(data) && isvector(data))
    error('signal:findpeaks:invalidData', 'findpeaks: the data must be a vector of real numbers');
  end
  if numel(data) < 3
    error('signal:findpeaks:emptyDataSet', 'findpeaks: there must be at least 3 samples');
  end
  y = reshape(data, [], 1);
  if ~isfloat(y)
    y = double(y);
  end
  n = numel(y);
  [x, o] = options_of(n, varargin);
  if isnumeric(x)
    at = double(x);
  elseif isduration(x)
    at = seconds(x);
  else
    at = seconds(x - x(1));
  end
  % Of equal neighbours the first one stands for all.
  z = y;
  z(z == Inf) = NaN;
  changed = z(2:n) ~= z(1:n - 1) & ~(isnan(z(2:n)) & isnan(z(1:n - 1)));
  row = int32(1:n).';
  last = flip(cummin(flip(merge([changed; true], row, int32(n)))));
  above = [true; changed] & z > [z(1); z(1:n - 1)] & z > z(min(last + 1, int32(n)));
  tops = find(above | y == Inf & [true; y(1:n - 1) ~= Inf]);
  chosen = y(tops) > o.MinPeakHeight;
  if o.MinPeakHeight > -Inf && ~any(y > o.MinPeakHeight)
    warning('signal:findpeaks:largeMinPeakHeight', 'findpeaks: no sample is greater than MinPeakHeight');
  end
  if o.Threshold > 0
    chosen = chosen & y(tops) - max(y(max(tops - 1, 1)), y(min(tops + 1, n))) >= o.Threshold;
  end
  extents = nargout > 2 || o.MinPeakProminence > 0 || o.MinPeakWidth > 0 || o.MaxPeakWidth < Inf;
  p = zeros(size(tops));
  w = p;
  if extents
    [p, before, after] = prominences(y, tops);
    chosen = chosen & p >= o.MinPeakProminence;
    reference = y(tops) - p / 2;
    if strcmp(o.WidthReference, 'halfheight')
      reference = y(tops) / 2;
    end
    w = widths(y, at, tops, reference, before, after);
    chosen = chosen & w >= o.MinPeakWidth & w <= o.MaxPeakWidth;
  end
  % Which ones are left is asked once of all that they have.
  left = (1:numel(tops)).';
  if extents || o.MinPeakHeight > -Inf || o.Threshold > 0
    left = find(chosen);
  end
  if o.MinPeakDistance > 0
    left = distant(y, at, tops, left, o.MinPeakDistance);
  end
  tops = tops(left);
  p = p(left);
  w = w(left);
  if ~strcmp(o.SortStr, 'none')
    [~, order] = sort(y(tops), o.SortStr);
    tops = tops(order);
    p = p(order);
    w = w(order);
  end
  first = 1:min(numel(tops), o.NPeaks);
  tops = tops(first);
  p = p(first);
  w = w(first);
  if nargout == 0
    plot(x, y, '-', x(tops), y(tops), 'v');
    return;
  end
  if ~isnumeric(x)
    w = seconds(w);
  end
  pks = y(tops);
  locs = reshape(x(tops), [], 1);
  if isrow(data)
    pks = pks.';
    locs = reshape(locs, 1, []);
    w = reshape(w, 1, []);
    p = p.';
  end
end

function [x, o] = options_of(n, given)
  x = (1:n).';
  if ~isempty(given) && ~(ischar(given{1}) || isstring(given{1}))
    x = given{1};
    given(1) = [];
    if isnumeric(x) && isscalar(x)
      if ~(isreal(x) && x > 0)
        error('signal:findpeaks:invalidRate', 'findpeaks: the sample rate must be a positive number');
      end
      x = (0:n - 1).' / x;
    elseif numel(x) ~= n || any(diff(x(:)) <= 0)
      error('signal:findpeaks:invalidLocations', 'findpeaks: there must be as many increasing locations as data');
    end
    x = reshape(x, [], 1);
  end
  o = struct('MinPeakHeight', -Inf, 'MinPeakProminence', 0, 'Threshold', 0, 'MinPeakDistance', 0, 'MinPeakWidth', 0, ...
             'MaxPeakWidth', Inf, 'NPeaks', Inf, 'SortStr', 'none', 'WidthReference', 'halfprom', 'Annotate', 'peaks');
  names = fieldnames(o);
  if mod(numel(given), 2) ~= 0
    error('signal:findpeaks:invalidOption', 'findpeaks: options come with their values');
  end
  for k = 1:2:numel(given)
    at = find(strcmpi(char(given{k}), names));
    if isempty(at)
      error('signal:findpeaks:invalidOption', 'findpeaks: unknown option ''%s''', char(given{k}));
    end
    value = given{k + 1};
    if isduration(value)
      value = seconds(value);
    end
    if at <= 7
      if ~(isnumeric(value) && isscalar(value) && isreal(value) && (at == 1 || value >= 0))
        error('signal:findpeaks:invalidOption', 'findpeaks: the value of ''%s'' must be a nonnegative number', names{at});
      end
      value = double(value);
    else
      value = lower(char(value));
    end
    o.(names{at}) = value;
  end
  if ~any(strcmp(o.SortStr, {'none', 'ascend', 'descend'}))
    error('signal:findpeaks:invalidOption', 'findpeaks: expected ''none'', ''ascend'' or ''descend'', found ''%s''', o.SortStr);
  end
  if ~any(strcmp(o.WidthReference, {'halfprom', 'halfheight'}))
    error('signal:findpeaks:invalidOption', ...
          'findpeaks: expected ''halfprom'' or ''halfheight'', found ''%s''', o.WidthReference);
  end
end

function [p, left, right] = prominences(y, tops)
  % How far each peak is above the higher one of the lowest places on the ways to something higher, or to an end; and where these
  % places are.
  left = bases(y, tops);
  n = numel(y);
  right = n + 1 - flip(bases(flip(y), n + 1 - flip(tops)));
  p = y(tops) - max(y(left), y(right));
end

function at = bases(y, tops)
  % The lowest place before each peak since one that is higher: peaks that are not are passed over, each of them once.
  count = numel(tops);
  at = zeros(count, 1);
  stack = zeros(count, 1);
  depth = 0;
  from = 1;
  for k = 1:count
    top = tops(k);
    low = from;
    for j = from:top - 1
      if y(j) < y(low) || isnan(y(low))
        low = j;
      end
    end
    from = top;
    while depth > 0 && y(tops(stack(depth))) <= y(top)
      if y(at(stack(depth))) < y(low)
        low = at(stack(depth));
      end
      depth = depth - 1;
    end
    at(k) = low;
    depth = depth + 1;
    stack(depth) = k;
  end
end

function w = widths(y, x, tops, reference, left, right)
  % Between the places where lines between samples cross the reference, or the lowest places where they do not.
  w = zeros(numel(tops), 1);
  for k = 1:numel(tops)
    level = reference(k);
    j = tops(k);
    while j > left(k) && ~(y(j) < level)
      j = j - 1;
    end
    begin = x(j);
    if y(j) < level
      begin = begin + (x(j + 1) - begin) * (level - y(j)) / (y(j + 1) - y(j));
    end
    j = tops(k);
    while j < right(k) && ~(y(j) < level)
      j = j + 1;
    end
    finish = x(j);
    if y(j) < level
      finish = finish - (finish - x(j - 1)) * (level - y(j)) / (y(j - 1) - y(j));
    end
    w(k) = finish - begin;
  end
end

function left = distant(y, x, tops, left, distance)
  % From the highest one down, each peak that is left removes those that are near. What is read at once is looked at one by one;
  % arrays grow where they are used, for zeros(...) could lie on a device.
  count = numel(left);
  if count == 0
    return;
  end
  tops = tops(left);
  [~, order] = sort(y(tops), 'descend');
  [order, x, left] = gather(order, x(tops), left);
  gone = false(0, 1);
  gone(count, 1) = false;
  for k = 1:count
    top = order(k);
    if ~gone(top)
      j = top - 1;
      while j >= 1 && x(top) - x(j) <= distance
        gone(j) = true;
        j = j - 1;
      end
      j = top + 1;
      while j <= count && x(j) - x(top) <= distance
        gone(j) = true;
        j = j + 1;
      end
    end
  end
  kept = zeros(0, 1);
  for k = 1:count
    if ~gone(k)
      kept(end + 1, 1) = left(k);
    end
  end
  left = kept;
end
