function [tf, p] = localextrema(name, x, up, given)
  % Local maxima (up is 1) or minima (up is -1) of vectors along a dimension, and how prominent they are.
  if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error(['MATLAB:', name, ':inputType'], '%s: expected an array of real numbers, found %s', name, class(x));
  end
  [dim, o] = options_of(name, x, given);
  of_class = class(x);
  y = x;
  if ~isfloat(y)
    y = double(y);
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(y), dim)];
  y = up * permute(y, order);
  extent = size(y);
  y = reshape(y, extent(1), prod(extent(2:end)));
  places = o.SamplePoints;
  if isempty(places)
    places = (1:extent(1)).';
  elseif numel(places) ~= extent(1) || any(diff(places) <= 0)
    error(['MATLAB:', name, ':SamplePoints'], '%s: expected %d sample points in increasing order', name, extent(1));
  end
  tf = false(size(y));
  p = zeros(size(y), class(y));
  columns = size(y, 2) * (extent(1) > 2);
  % Where nobody asks how prominent they are, neighbours tell.
  simple = nargout < 2 && o.MinProminence == 0 && o.MinSeparation == 0 && isinf(o.MaxNumExtrema);
  if simple && columns > 0 && ~any(isnan(y(:)))
    tf = above_neighbours(y, o.FlatSelection);
    columns = 0;
  end
  for k = 1:columns
    % What is not a number is passed over.
    known = find(~isnan(y(:, k)));
    [first, last, rise] = extrema_of(y(known, k), places(known), o);
    for j = 1:numel(first)
      switch o.FlatSelection
        case 'first'
          at = known(first(j));
        case 'last'
          at = known(last(j));
        case 'center'
          at = known(floor((first(j) + last(j)) / 2));
        otherwise
          at = known(first(j):last(j));
      end
      tf(at, k) = rise.kept(j);
      p(at, k) = rise.prominence(j);
    end
  end
  tf = ipermute(reshape(tf, extent), order);
  p = ipermute(reshape(p, extent), order);
  if any(strcmp(of_class, {'int8', 'int16', 'int32', 'int64'}))
    p = cast(p, ['u', of_class]);
  elseif ~isfloat(x) && ~islogical(x)
    p = cast(p, of_class);
  end
end

% Whether the elements of columns are tops, or those of flat tops that are chosen.
function tf = above_neighbours(y, flat)
  [n, m] = size(y);
  row = repmat(int32(1:n).', 1, m);
  changes = y(2:n, :) ~= y(1:n - 1, :);
  % Where the run of equal elements begins and ends that each one belongs to.
  first = cummax(merge([true(1, m); changes], row, int32(1)), 1);
  last = flipud(cummin(flipud(merge([changes; true(1, m)], row, int32(n))), 1));
  base = int32(n) * int32(0:m - 1);
  before = reshape(y(max(first - 1, 1) + base), n, m);
  after = reshape(y(min(last + 1, n) + base), n, m);
  % At the ends an element is compared with itself.
  tf = y > before & y > after;
  switch flat
    case 'first'
      tf = tf & row == first;
    case 'last'
      tf = tf & row == last;
    case 'center'
      tf = tf & row - first == idivide(last - first, int32(2));
  end
end

function [dim, o] = options_of(name, x, given)
  dim = max([1, find(size(x) ~= 1, 1)]);
  if ~isempty(given) && isnumeric(given{1})
    dim = given{1};
    given(1) = [];
    if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
      error('MATLAB:getdimarg:dimensionMustBePositiveInteger', '%s: the dimension must be a positive integer', name);
    end
  end
  o = struct('MinProminence', 0, 'MinSeparation', 0, 'MaxNumExtrema', Inf, 'FlatSelection', 'center', ...
             'SamplePoints', [], 'ProminenceWindow', []);
  names = fieldnames(o);
  if mod(numel(given), 2) ~= 0
    error(['MATLAB:', name, ':NameValuePairs'], '%s: options come as names with values', name);
  end
  for k = 1:2:numel(given)
    at = find(strncmpi(char(given{k}), names, max(1, numel(char(given{k})))));
    if numel(at) ~= 1
      error(['MATLAB:', name, ':ParseFlags'], '%s: unknown option ''%s''', name, char(given{k}));
    end
    value = given{k + 1};
    if isdatetime(value)
      value = value - value(1);
    end
    if isduration(value)
      value = seconds(value);
    end
    if at <= 3 && ~(isnumeric(value) && isscalar(value) && isreal(value) && value >= 0)
      error(['MATLAB:', name, ':', names{at}], '%s: the value of ''%s'' must be a nonnegative number', name, names{at});
    end
    o.(names{at}) = value;
  end
  o.FlatSelection = lower(char(o.FlatSelection));
  if ~any(strcmp(o.FlatSelection, {'center', 'first', 'last', 'all'}))
    error(['MATLAB:', name, ':FlatSelection'], ...
          '%s: expected ''center'', ''first'', ''last'' or ''all'', found ''%s''', name, o.FlatSelection);
  end
  if ~(isscalar(o.MaxNumExtrema) && (o.MaxNumExtrema == fix(o.MaxNumExtrema)) && o.MaxNumExtrema > 0)
    error(['MATLAB:', name, ':MaxNumExtrema'], '%s: the number of extrema must be a positive integer', name);
  end
  o.SamplePoints = double(o.SamplePoints(:));
  o.ProminenceWindow = double(o.ProminenceWindow(:).');
  if isscalar(o.ProminenceWindow)
    o.ProminenceWindow = [o.ProminenceWindow, o.ProminenceWindow] / 2;
  end
end

% The first and last places of flat tops that are lower on both sides, and which of them the options leave.
function [first, last, rise] = extrema_of(y, t, o)
  n = numel(y);
  starts = find([true(n > 0, 1); y(2:end) ~= y(1:end - 1)]);
  z = y(starts);
  m = numel(z);
  tops = 1 + find(z(2:m - 1) > z(1:m - 2) & z(2:m - 1) > z(3:m));
  first = starts(tops);
  ends = [starts(2:end) - 1; n];
  last = ends(tops);
  count = numel(tops);
  rise.prominence = zeros(count, 1, class(y));
  if isempty(o.ProminenceWindow)
    rise.prominence = z(tops) - max(lowest_before(z, tops), flip(lowest_before(flip(z), m + 1 - flip(tops))));
  else
    for j = 1:count
      inside = find(t(ends) >= t(first(j)) - o.ProminenceWindow(1) & t(starts) <= t(last(j)) + o.ProminenceWindow(end));
      part = z(inside);
      at = tops(j) - inside(1) + 1;
      base = [lowest_before(part, at), lowest_before(flip(part), numel(part) + 1 - at)];
      rise.prominence(j) = part(at) - max(base);
    end
  end
  rise.kept = rise.prominence >= o.MinProminence;
  if o.MinSeparation > 0
    rise.kept = apart(z(tops), t(first), t(last), rise.kept, o.MinSeparation);
  end
  if sum(rise.kept) > o.MaxNumExtrema
    left = find(rise.kept);
    [~, by_prominence] = sort(rise.prominence(left), 'descend');
    rise.kept(left(by_prominence(o.MaxNumExtrema + 1:end))) = false;
  end
end

% The lowest value before each top, back to where something is higher. Tops that are passed over once are never looked at again.
function low = lowest_before(z, tops)
  count = numel(tops);
  low = zeros(count, 1, class(z));
  open = zeros(count, 1);
  depth = 0;
  from = 1;
  for k = 1:count
    low(k) = min(z(from:tops(k)));
    from = tops(k);
    while depth > 0 && z(tops(open(depth))) <= z(tops(k))
      low(k) = min(low(k), low(open(depth)));
      depth = depth - 1;
    end
    depth = depth + 1;
    open(depth) = k;
  end
end

% From the greatest one down, each that is left removes those that are nearer than the separation.
function kept = apart(z, first, last, kept, separation)
  [~, order] = sort(z, 'descend');
  for k = order(:).'
    if kept(k)
      near = first - last(k) < separation & first(k) - last < separation;
      near(k) = false;
      kept(near) = false;
    end
  end
end
