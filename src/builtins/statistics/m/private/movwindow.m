function y = movwindow(kind, x, wlen, varargin)
  % Rows are put above and below the data for the places beyond its ends: of what changes no fold, or of what stands
  % for the data there. The k-th elements of all windows are then so many rows from the k-th on.
  name = ['mov', kind];
  if ~(isnumeric(x) || islogical(x))
    error(['MATLAB:', name, ':inputType'], '%s: expected a numeric array, found %s', name, class(x));
  end
  [dim, omit, ends, places, weight] = options_of(name, kind, varargin);
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', '%s: the dimension must be a positive integer', name);
  end
  n = size(x, dim);
  uniform = true;
  if isempty(places)
    if ~isnumeric(wlen) || any(wlen(:) ~= fix(wlen(:)))
      bad_window(name);
    end
  else
    [places, wlen, uniform] = steps_of(name, places, wlen, n, ends);
  end
  if ~isnumeric(wlen) || ~any(numel(wlen) == [1, 2]) || ~isreal(wlen) || ~all(wlen >= 0) || isequal(wlen, 0)
    bad_window(name);
  end
  if isempty(x)
    y = x;
    return;
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  X = permute(x, order);
  sz = size(X);
  X = reshape(X, n, []);
  wlen = double(wlen);
  if uniform
    if isscalar(wlen)
      % An even window reaches further back.
      wlen = [floor(wlen / 2), ceil(wlen / 2) - 1];
    end
    discards = ischar(ends) && strcmp(ends, 'discard');
    shrinks = discards || ischar(ends) && strcmp(ends, 'shrink');
    before = wlen(1);
    after = wlen(2);
    if shrinks || ischar(ends) && strcmp(ends, 'fill')
      before = min(before, n);
      after = min(after, n);
    end
    window = before + after + 1;
    if isfloat(x) && (window <= 25 || ~strcmp(kind, 'mad')) && (isreal(x) || ismember(kind, {'sum', 'prod', 'mean'}))
      P = padded(X, kind, ends, shrinks, before, after);
      % The rows of the data, or of what stands for them beyond their ends.
      rows = [1, n + before + after];
      if shrinks
        rows = [before + 1, before + n];
      end
      Y = folded(kind, P, rows, n, window, omit, weight);
    elseif shrinks
      Y = one_by_one(kind, X, max((1:n) - before, 1), min((1:n) + after, n), omit, weight);
    else
      Y = one_by_one(kind, padded(X, kind, ends, false, before, after), 1:n, (1:n) + before + after, omit, weight);
    end
    if discards
      Y = Y(before + 1:n - after, :);
      sz(1) = size(Y, 1);
    end
  else
    if isscalar(wlen)
      % From half a window before, and up to but without half a window after.
      first = 1 + n - lookup(-flipud(places), wlen / 2 - places);
      last = n - lookup(-flipud(places), -(places + wlen / 2));
    else
      first = 1 + n - lookup(-flipud(places), wlen(1) - places);
      last = lookup(places, places + wlen(2));
    end
    Y = one_by_one(kind, X, first, last, omit, weight);
  end
  y = ipermute(reshape(Y, sz), order);
end

function bad_window(name)
  error('MATLAB:movfun:badWindow', '%s: the window must be a positive integer or [before, after]', name);
end

function [dim, omit, ends, places, weight] = options_of(name, kind, given)
  dim = [];
  omit = any(strcmp(kind, {'min', 'max'}));
  ends = 'shrink';
  places = [];
  weight = 0;
  weighted = any(strcmp(kind, {'var', 'std'}));
  k = 1;
  while k <= numel(given)
    option = given{k};
    if isnumeric(option) || islogical(option)
      if weighted
        weighted = false;
        if ~isempty(option)
          weight = option;
        end
      else
        dim = option;
      end
      k = k + 1;
      continue;
    end
    word = lower(char(option));
    if any(strcmp(word, {'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
      omit = word(1) == 'o';
      k = k + 1;
      continue;
    end
    if k == numel(given)
      error(['MATLAB:', name, ':badOption'], '%s: the option ''%s'' is not known, or has no value', name, word);
    end
    value = given{k + 1};
    switch word
      case 'dim'
        dim = value;
      case 'nancond'
        omit = strcmpi(value, 'omitnan');
      case 'endpoints'
        ends = value;
      case 'samplepoints'
        places = value;
      otherwise
        error(['MATLAB:', name, ':badOption'], '%s: unknown option ''%s''', name, word);
    end
    k = k + 2;
  end
  if ischar(ends) || isstring(ends)
    ends = lower(char(ends));
    switch ends
      case {'shrink', 'discard', 'fill', 'periodic', 'same'}
      otherwise
        error('MATLAB:movfun:badEndpoints', '%s: unknown treatment of end points ''%s''', name, ends);
    end
  elseif ~((isnumeric(ends) || islogical(ends)) && isscalar(ends))
    error('MATLAB:movfun:badEndpoints', '%s: end points are a word or a number', name);
  end
  if ~(isscalar(weight) && any(weight == [0, 1]))
    error(['MATLAB:', name, ':invalidWgts'], '%s: the weight must be 0 or 1', name);
  end
end

% The window in steps of the sample points where those are equally far apart, and otherwise in their own units.
function [t, wlen, uniform] = steps_of(name, t, wlen, n, ends)
  if isdatetime(t)
    t = t - t(1);
  end
  if isduration(t) && isduration(wlen)
    t = seconds(t);
    wlen = seconds(wlen);
  end
  if ~isnumeric(t) || ~isvector(t) || numel(t) ~= n || any(~isfinite(t)) || any(diff(t) <= 0)
    error('MATLAB:movfun:SamplePoints', '%s: expected %d sample points, finite and increasing', name, n);
  end
  if ~isnumeric(wlen)
    bad_window(name);
  end
  t = reshape(double(t), [], 1);
  h = (t(end) - t(1)) / max(n - 1, 1);
  uniform = n == 1 || all(abs(diff(t) - h) <= 1e-10 * h);
  if uniform
    wlen = double(wlen) / max(h, realmin);
    if isscalar(wlen) && wlen > 0
      wlen = [floor(wlen / 2 + 1e-9), ceil(wlen / 2 - 1e-9) - 1];
    else
      wlen = floor(wlen + 1e-9);
    end
  elseif ~isequal(ends, 'shrink')
    error('MATLAB:movfun:SamplePoints', '%s: windows shrink at the ends of sample points that are not equally far apart', name);
  end
end

function P = padded(X, kind, ends, shrinks, before, after)
  n = size(X, 1);
  if shrinks
    switch kind
      case {'mean', 'sum', 'std', 'var'}, beyond = 0;
      case 'prod', beyond = 1;
      otherwise, beyond = NaN;
    end
  elseif ~ischar(ends)
    beyond = ends;
  else
    beyond = NaN;
  end
  if ischar(ends) && strcmp(ends, 'periodic')
    above = X(mod(-before:-1, n) + 1, :);
    below = X(mod(0:after - 1, n) + 1, :);
  elseif ischar(ends) && strcmp(ends, 'same')
    above = repmat(X(1, :), before, 1);
    below = repmat(X(end, :), after, 1);
  else
    above = repmat(cast(beyond, class(X)), before, size(X, 2));
    below = repmat(cast(beyond, class(X)), after, size(X, 2));
  end
  P = [above; X; below];
end

% Each window by itself, of all columns: for integers, and where windows differ in length.
function Y = one_by_one(kind, P, first, last, omit, weight)
  flag = {};
  if isfloat(P)
    flag = {'includenan'};
    if omit
      flag = {'omitnan'};
    end
  end
  switch kind
    case {'min', 'max'}
      least = str2func(kind);
      f = @(v) least(v, [], 1, flag{:});
    case {'var', 'std'}
      spread = str2func(kind);
      f = @(v) spread(v, weight, 1, flag{:});
    case 'mad'
      f = @(v) median(abs(v - median(v, 1, flag{:})), 1, flag{:});
    otherwise
      fold = str2func(kind);
      f = @(v) fold(v, 1, flag{:});
  end
  n = numel(first);
  for k = 1:n
    value = f(P(first(k):last(k), :));
    if k == 1
      Y = repmat(value, n, 1);
    else
      Y(k, :) = value;
    end
  end
end

function y = folded(kind, P, rows, n, w, omit, weight)
  % Which elements count, and how many of them in each window.
  at = int32(1:size(P, 1)).';
  inside = at >= rows(1) & at <= rows(2);
  counted = inside;
  if omit && ~ismember(kind, {'min', 'max'})
    missing = isnan(P);
    counted = inside & ~missing;
    if ~ismember(kind, {'median', 'mad'})
      P(missing) = strcmp(kind, 'prod');
    end
    counts = joined(@plus, cast(counted, class(P)), n, w);
  elseif isequal(rows, [1, size(P, 1)])
    counts = cast(w, class(P));
  else
    at = int32(1:n).';
    counts = cast(min(at + (w - 1), rows(2)) - max(at, rows(1)) + 1, class(P));
  end
  switch kind
    case 'sum'
      y = joined(@plus, P, n, w);
    case 'prod'
      y = joined(@times, P, n, w);
    case 'min'
      y = joined(@min, P, n, w);
    case 'max'
      y = joined(@max, P, n, w);
    case 'mean'
      y = joined(@plus, P, n, w) ./ counts;
    case {'var', 'std'}
      m = joined(@plus, P, n, w) ./ counts;
      first = rows(1);
      last = rows(2) - w + 1;
      if omit || last < first
        y = squares(P, counted, m, 1, n, w);
      else
        % Between the ends all rows of the windows count.
        y = [squares(P, counted, m, 1, first - 1, w)
             squares(P, [], m, first, last, w)
             squares(P, counted, m, last + 1, n, w)];
      end
      y = y ./ max(counts - 1 + weight, 1);
      if strcmp(kind, 'std')
        y = sqrt(y);
      end
    case 'median'
      y = middles(P, counts, n, w);
      if omit
        y(repmat(counts == 0, 1, size(y, 2) / size(counts, 2))) = NaN;
      end
    case 'mad'
      m = middle(shifted(P, n, w), counts);
      parts = shifted(P, n, w);
      unknown = false;
      for k = 1:w
        parts{k} = abs(parts{k} - m);
        if omit
          counts = counts - (counted(k:k + n - 1, :) & isnan(parts{k}));
        else
          unknown = unknown | inside(k:k + n - 1) & isnan(parts{k});
        end
      end
      y = middle(parts, counts);
      if omit
        y(repmat(counts == 0, 1, size(y, 2) / size(counts, 2))) = NaN;
      end
      y(unknown) = NaN;
  end
  if ~omit && ismember(kind, {'min', 'max', 'median'})
    y(joined(@or, isnan(P) & inside, n, w)) = NaN;
  end
end

% The sums of the squared distances from the means in the windows from one to another, of the rows that count, which are all
% where nothing says which.
function y = squares(P, counted, m, first, last, w)
  y = 0;
  m = m(first:last, :);
  for k = 0:w - 1
    apart = P(first + k:last + k, :) - m;
    if ~isempty(counted)
      apart = apart .* counted(first + k:last + k, :);
    end
    y = y + apart .^ 2;
  end
end

function y = joined(f, P, n, w)
  % Windows of 1, 2, 4, ... rows are made of two of half as many, and those of w rows of the ones that its binary digits
  % name.
  y = [];
  from = 0;
  m = 1;
  while true
    if bitand(w, m)
      part = P(from + 1:from + n, :);
      if from == 0
        y = part;
      else
        y = f(y, part);
      end
      from = from + m;
    end
    if 2 * m > w
      return;
    end
    P = f(P(1:end - m, :), P(m + 1:end, :));
    m = 2 * m;
  end
end

% The elements at each place of all windows, an array for each place.
function parts = shifted(P, n, w)
  parts = cell(w, 1);
  for k = 1:w
    parts{k} = P(k:k + n - 1, :);
  end
end

function y = middles(P, counts, n, w)
  if w <= 25
    y = middle(shifted(P, n, w), counts);
    return;
  end
  y = mediansofwindows(P, n, w);
  if ~isempty(y)
    return;
  end
  % So many places at a time that their windows have room.
  pages = size(P, 2);
  step = max(1, floor(2^24 / (w * pages)));
  parts = cell(ceil(n / step), 1);
  for p = 1:numel(parts)
    from = (p - 1) * step + 1;
    to = min(p * step, n);
    m = to - from + 1;
    rows = cellfun(@(part) reshape(part, 1, []), shifted(P(from:to + w - 1, :), m, w), 'UniformOutput', false);
    % What is not a number comes last.
    sorted = sort(vertcat(rows{:}), 1);
    first = (0:m - 1).' * w + (0:pages - 1) * (w * m);
    some = double(counts);
    if ~isscalar(some)
      some = some(from:to, :);
    end
    % Places are within 1 to w; said so, nobody has to look.
    low = sorted(min(max(floor((some + 1) / 2), 1), w) + first);
    high = sorted(max(min(floor(some / 2) + 1, w), 1) + first);
    parts{p} = between(low, high);
  end
  y = vertcat(parts{:});
end

% The medians of so many of the elements at the same places of some arrays; what is not a number does not come first.
function y = middle(parts, counts)
  parts = sortnetwork(parts);
  low = chosen(parts, max(floor((counts + 1) / 2), 1));
  high = chosen(parts, min(floor(counts / 2) + 1, numel(parts)));
  y = between(low, high);
end

function y = chosen(parts, at)
  if isscalar(at)
    y = parts{at};
    return;
  end
  y = parts{1};
  at = repmat(at, 1, size(y, 2) / size(at, 2));
  for k = 2:numel(parts)
    y = merge(at >= k, parts{k}, y);
  end
end

function y = between(low, high)
  apart = high - low;
  apart(low == high) = 0;
  y = low + apart / 2;
end
