function y = movwindow(kind, x, wlen, varargin)
  % Rows are put above and below the data for the places beyond its ends: of what changes no fold, or of what stands
  % for the data there. The k-th elements of all windows are then so many rows from the k-th on.
  dim = [];
  ends = 'shrink';
  if mod(numel(varargin), 2) == 1 && isnumeric(varargin{1})
    varargin = [{'dim'}, varargin];
  end
  plain = mod(numel(varargin), 2) == 0 && isfloat(x) && ~isempty(x) && ...
    (isreal(x) || any(strcmp(kind, {'sum', 'prod', 'mean'})));
  for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'dim')
      dim = varargin{k + 1};
    elseif strcmpi(varargin{k}, 'endpoints')
      ends = varargin{k + 1};
    else
      plain = false;
    end
  end
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  plain = plain && isnumeric(wlen) && any(numel(wlen) == [1, 2]) && all(wlen >= 0 & wlen == fix(wlen)) && ...
    isnumeric(dim) && isscalar(dim) && dim > 0 && dim == fix(dim) && (~isscalar(wlen) || wlen > 1) && ...
    (ischar(ends) && any(strcmpi(ends, {'shrink', 'periodic', 'same', 'fill'})) || isnumeric(ends) && isscalar(ends));
  if plain
    if isscalar(wlen)
      % An even window reaches further back.
      wlen = [floor(wlen / 2), ceil(wlen / 2) - 1];
    end
    plain = sum(wlen) < size(x, dim);
  end
  if ~plain
    y = movfun(str2func(kind), x, wlen, varargin{:});
    return;
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  X = permute(x, order);
  sz = size(X);
  n = sz(1);
  X = reshape(X, n, []);
  before = wlen(1);
  after = wlen(2);
  shrinks = ischar(ends) && strcmpi(ends, 'shrink');
  if shrinks
    switch kind
      case {'mean', 'sum', 'std', 'var'}, beyond = 0;
      case 'prod', beyond = 1;
      otherwise, beyond = NaN;
    end
  elseif isnumeric(ends)
    beyond = ends;
  else
    beyond = NaN;
  end
  if ischar(ends) && strcmpi(ends, 'periodic')
    above = X(end - before + 1:end, :);
    below = X(1:after, :);
  elseif ischar(ends) && strcmpi(ends, 'same')
    above = repmat(X(1, :), before, 1);
    below = repmat(X(end, :), after, 1);
  else
    above = repmat(cast(beyond, class(X)), before, size(X, 2));
    below = repmat(cast(beyond, class(X)), after, size(X, 2));
  end
  inside = true(n + before + after, 1);
  if shrinks
    inside([1:before, n + before + 1:end]) = false;
  end
  y = ipermute(reshape(folded(kind, [above; X; below], inside, n, before + after + 1), sz), order);
end

function y = folded(kind, P, inside, n, w)
  counts = cast(joined(@plus, double(inside), n, w), class(P));
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
      y = 0;
      for k = 1:w
        y = y + ((P(k:k + n - 1, :) - m) .* inside(k:k + n - 1)) .^ 2;
      end
      y = y ./ max(counts - 1, 1);
      if strcmp(kind, 'std')
        y = sqrt(y);
      end
    case 'median'
      % So many places at a time that their windows have room.
      step = max(1, floor(2^24 / (w * size(P, 2))));
      parts = cell(ceil(n / step), 1);
      for p = 1:numel(parts)
        from = (p - 1) * step + 1;
        to = min(p * step, n);
        parts{p} = middle(P(from:to + w - 1, :), counts(from:to), to - from + 1, w);
      end
      y = vertcat(parts{:}) + 0 ./ ~(joined(@plus, double(isnan(P) & inside), n, w) > 0);
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

function y = middle(P, counts, n, w)
  rows = cell(w, 1);
  for k = 1:w
    rows{k} = reshape(P(k:k + n - 1, :), 1, []);
  end
  % What is not a number comes last.
  sorted = sort(vertcat(rows{:}), 1);
  pages = size(P, 2);
  first = (0:n - 1).' * w + (0:pages - 1) * (w * n);
  low = sorted(double(floor((counts + 1) / 2)) + first);
  high = sorted(double(floor(counts / 2) + 1) + first);
  apart = high - low;
  apart(low == high) = 0;
  y = low + apart / 2;
end
