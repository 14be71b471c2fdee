function [x, filled] = fillmissing(x, method, varargin)
  method = lower(char(method));
  known_methods = {'constant', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima', 'cubic', ...
                   'movmean', 'movmedian'};
  if ~any(strcmp(method, known_methods))
    error('MATLAB:fillmissing:InvalidMethod', ...
          'fillmissing: expected constant, previous, next, nearest, linear, spline, pchip, makima, movmean or movmedian, found %s', method);
  end
  value = [];
  if any(strcmp(method, {'constant', 'movmean', 'movmedian'}))
    if isempty(varargin)
      error('MATLAB:fillmissing:ConstantMissing', 'fillmissing: expected the constant to fill in, or the window');
    end
    value = varargin{1};
    varargin(1) = [];
    if isduration(value) && ~strcmp(method, 'constant')
      value = seconds(value);
    end
  end
  if strcmp(method, 'constant') && iscell(x) && ~iscell(value)
    value = {value};
  end
  dim = max([1, find(size(x) ~= 1, 1)]);
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
    if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
      error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'fillmissing: the dimension must be a positive integer');
    end
  end
  ends = 'extrap';
  places = [];
  largest = Inf;
  holes = [];
  for k = 1:2:numel(varargin)
    name = char(varargin{k});
    if k == numel(varargin)
      error('MATLAB:fillmissing:NameValuePairs', 'fillmissing: the option ''%s'' has no value', name);
    end
    switch lower(name)
      case 'endvalues'
        ends = varargin{k + 1};
      case 'samplepoints'
        places = numbers(varargin{k + 1});
      case 'maxgap'
        largest = numbers(varargin{k + 1});
      case 'missinglocations'
        holes = varargin{k + 1};
      otherwise
        error('MATLAB:fillmissing:ParseFlags', ...
              'fillmissing: expected EndValues, SamplePoints, MaxGap or MissingLocations, found %s', name);
    end
  end
  if ischar(ends) || isstring(ends)
    ends = lower(char(ends));
    if ~any(strcmp(ends, {'extrap', 'none', 'previous', 'next', 'nearest'}))
      error('MATLAB:fillmissing:EndValues', ...
            'fillmissing: the end values are extrap, none, previous, next, nearest or a number, found %s', ends);
    end
  end
  if isempty(holes) && isfloat(x)
    holes = isnan(x);
  elseif isempty(holes)
    holes = ismissing(x);
  elseif ~islogical(holes) || ~isequal(size(holes), size(x))
    error('MATLAB:fillmissing:MissingLocations', 'fillmissing: the missing locations must be logical, and of the size of the data');
  end
  if strcmp(method, 'constant') && (isscalar(value) || ischar(value)) && isequal(ends, 'extrap') && isinf(largest)
    x(holes) = value;
    filled = holes;
    return;
  end
  order = [dim, setdiff(1:max(ndims(x), dim), dim)];
  y = permute(x, order);
  holes = permute(holes, order);
  shape = size(y);
  y = reshape(y, shape(1), []);
  holes = reshape(holes, shape(1), []);
  counted = isempty(places);
  if counted
    places = (1:shape(1)).';
  elseif numel(places) ~= shape(1) || any(diff(places) <= 0)
    error('MATLAB:fillmissing:SamplePoints', 'fillmissing: expected %d sample points in increasing order', shape(1));
  end
  if strcmp(method, 'constant') && ~ischar(value) && ~isscalar(value) && numel(value) ~= size(y, 2)
    error('MATLAB:fillmissing:ConstantSize', 'fillmissing: expected one constant, or one for each of %d columns', size(y, 2));
  end
  filled = false(size(y));
  columns = size(y, 2);
  if counted && isfloat(y) && isreal(y) && ~isempty(y) && isequal(ends, 'extrap') && isinf(largest) && ...
      any(strcmp(method, {'previous', 'next', 'nearest', 'linear'}))
    [y, filled] = fill_from_neighbours(y, holes, method);
    columns = 0;
  end
  for k = 1:columns
    if ~any(holes(:, k))
      continue;
    end
    of_column = value;
    if strcmp(method, 'constant') && ~ischar(value) && ~isscalar(value)
      of_column = value(k);
    end
    of_ends = ends;
    if ~ischar(ends) && ~isscalar(ends)
      of_ends = ends(k);
    end
    [y(:, k), filled(:, k)] = fill_column(y(:, k), holes(:, k), method, of_column, of_ends, places, largest);
  end
  x = ipermute(reshape(y, shape), order);
  filled = ipermute(reshape(filled, shape), order);
end

% All columns at once, from the known elements before and after each hole.
function [y, filled] = fill_from_neighbours(y, holes, method)
  [n, m] = size(y);
  row = repmat(int32(1:n).', 1, m);
  % Their rows, or 0 and n + 1 where there is none.
  before = cummax(merge(holes, int32(0), row), 1);
  after = flipud(cummin(flipud(merge(holes, int32(n + 1), row)), 1));
  first = int32(n) * int32(0:m - 1);
  at = @(rows) reshape(y(min(max(rows, 1), n) + first), n, m);
  switch method
    case 'previous'
      filled = holes & before > 0;
      value = at(before);
    case 'next'
      filled = holes & after <= n;
      value = at(after);
    case 'nearest'
      % Of two that are equally near, the later one.
      later = after <= n & (before == 0 | after - row <= row - before);
      filled = holes & (before > 0 | after <= n);
      value = at(merge(later, after, before));
    case 'linear'
      % Beyond the ends lines go on that lead through two known elements.
      second = [after(2:n, :); repmat(int32(n + 1), 1, m)];
      second = reshape(second(min(after, n) + first), n, m);
      last = [zeros(1, m, 'int32'); before(1:n - 1, :)];
      last = reshape(last(max(before, 1) + first), n, m);
      from = merge(before == 0, after, merge(after > n, last, before));
      to = merge(before == 0, second, merge(after > n, before, after));
      filled = holes & from > 0 & to <= n;
      [y1, y2] = deal(at(from), at(to));
      value = y1 + cast(row - from, class(y)) ./ cast(to - from, class(y)) .* (y2 - y1);
  end
  y = merge(filled, value, y);
end

function t = numbers(t)
  if isdatetime(t)
    t = t - t(1);
  end
  if isduration(t)
    t = seconds(t);
  end
  t = double(t(:));
end

function [y, filled] = fill_column(y, holes, method, value, ends, t, largest)
  filled = false(size(holes));
  n = numel(t);
  known = find(~holes);
  wanted = holes;
  if ~isinf(largest)
    % From what is known before a gap to what is known after it, or to the end.
    first = find(holes & ~[false; holes(1:end - 1)]);
    last = find(holes & ~[holes(2:end); false]);
    for k = find(t(min(last + 1, n)) - t(max(first - 1, 1)) > largest).'
      wanted(first(k):last(k)) = false;
    end
  end
  if isempty(known)
    inner = false(n, 1);
  else
    inner = wanted;
    inner([1:known(1), known(end):n]) = false;
  end
  outer = wanted & ~inner;
  if ~ischar(ends)
    y(outer) = ends;
    filled(outer) = true;
    [y, filled] = fill_holes(y, filled, holes, known, find(inner), method, value, t);
  elseif strcmp(ends, 'extrap')
    [y, filled] = fill_holes(y, filled, holes, known, find(wanted), method, value, t);
  else
    before = y;
    [y, filled] = fill_holes(y, filled, holes, known, find(inner), method, value, t);
    if ~strcmp(ends, 'none')
      [edge, at_edge] = fill_holes(before, false(n, 1), holes, known, find(outer), ends, [], t);
      y(at_edge) = edge(at_edge);
      filled = filled | at_edge;
    end
  end
end

function [y, filled] = fill_holes(y, filled, holes, known, wanted, method, value, t)
  if isempty(wanted) || isempty(known) && ~strcmp(method, 'constant')
    return;
  end
  switch method
    case 'constant'
      y(wanted) = value;
    case 'previous'
      at = lookup(known, wanted);
      wanted = wanted(at > 0);
      y(wanted) = y(known(at(at > 0)));
    case 'next'
      at = lookup(known, wanted) + 1;
      inside = at <= numel(known);
      wanted = wanted(inside);
      y(wanted) = y(known(at(inside)));
    case 'nearest'
      % Of two that are equally near, the later one.
      at = lookup(known, wanted);
      earlier = known(max(at, 1));
      later = known(min(at + 1, numel(known)));
      nearer = at == 0 | abs(t(later) - t(wanted)) <= abs(t(wanted) - t(earlier));
      earlier(nearer) = later(nearer);
      y(wanted) = y(earlier);
    case {'movmean', 'movmedian'}
      data = y;
      data(holes) = NaN;
      if strcmp(method, 'movmean')
        moved = movmean(data, value, 1, 'omitnan', 'SamplePoints', t);
      else
        moved = movmedian(data, value, 1, 'omitnan', 'SamplePoints', t);
      end
      wanted = wanted(~isnan(moved(wanted)));
      y(wanted) = moved(wanted);
    otherwise
      if numel(known) < 2
        return;
      end
      y(wanted) = interp1(t(known), y(known), t(wanted), method, 'extrap');
  end
  filled(wanted) = true;
end
