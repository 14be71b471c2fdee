function q = quantile(x, p, dim, method, named)
  % The nine definitions of Hyndman and Fan, Sample quantiles in statistical packages, The American Statistician 50 (1996).
  if ~isnumeric(x) && ~islogical(x)
    error('MATLAB:quantile:inputType', 'quantile: expected a numeric array, found %s', class(x));
  end
  if nargin < 2 || isempty(p)
    p = (0:4) / 4;
  end
  if ~isvector(p) || ~isnumeric(p) || ~isreal(p)
    error('MATLAB:quantile:badP', 'quantile: the probabilities must be a vector of real numbers');
  end
  if isscalar(p) && p > 1 && p == fix(p)
    % So many of them, evenly apart.
    p = (1:p) / (p + 1);
  end
  if any(p < 0 | p > 1)
    error('MATLAB:quantile:badP', 'quantile: the probabilities must lie between 0 and 1');
  end
  if nargin < 3
    dim = [];
  end
  % A method by its number is Octave's form, where quantiles of a vector lie as the probabilities do whatever DIM is.
  numbered = nargin == 4 && isnumeric(method);
  if nargin < 4
    method = 5;
  elseif (ischar(dim) || isstring(dim)) && strcmpi(dim, 'method')
    dim = [];
    method = exact(method);
  elseif nargin > 4
    method = exact(named);
  end
  if ~isscalar(method) || ~ismember(method, 1:9)
    error('MATLAB:quantile:badMethod', 'quantile: the method must be 1 to 9');
  end
  if ~isfloat(x)
    x = double(x);
  end
  chosen = ~isempty(dim);
  if ~chosen && isequal(size(x), [0, 0])
    q = NaN(size(p), class(x([]) + p(1)));
    return;
  end
  [x, dim] = folddims('quantile', x, dim);
  % Columns along the dimension; in their order NaN comes last.
  others = setdiff(1:max(ndims(x), dim), dim);
  columns = permute(x, [dim, others]);
  extent = size(columns);
  columns = reshape(columns, extent(1), prod(extent(2:end)));
  if isempty(columns)
    q = NaN(numel(p), size(columns, 2), class(x));
  elseif numel(p) <= 8
    % Each column has its own number of elements.
    counts = sum(~isnan(columns), 1);
    q = of_sorted(@(k) rowsinorder(columns, k), max(counts, 1), p(:), method);
  else
    columns = sort(columns, 1);
    if any(any(isnan(columns(end, :))))
      counts = sum(~isnan(columns), 1);
      q = of_sorted(@(k) elements(columns, k), max(counts, 1), p(:), method);
    else
      q = of_sorted(@(k) columns(k, :), size(columns, 1), p(:), method);
    end
  end
  if any(isnan(p))
    q(isnan(p), :) = NaN;
  end
  if isvector(x) && (~chosen || numbered && size(x, dim) == numel(x))
    q = reshape(q, size(p));
  else
    q = ipermute(reshape(q, [numel(p), extent(2:end)]), [dim, others]);
  end
end

% The elements of sorted columns at places in them, a row of places for each probability.
function y = elements(columns, places)
  y = reshape(columns(places + size(columns, 1) * (0:size(columns, 2) - 1)), size(places));
end

% Of sorted columns that have n numbers each, or each its own; at(k) are the elements at places in them.
function q = of_sorted(at, n, p, method)
  p(isnan(p)) = 0;
  value = @(k) at(min(max(k, 1), n));
  % Places (n + 1 - alpha - beta) p + alpha, and interpolation between neighbours; 1 to 3 take elements.
  alpha = [NaN, NaN, NaN, 0, 1 / 2, 0, 1, 1 / 3, 3 / 8];
  beta = [NaN, NaN, NaN, 1, 1 / 2, 0, 1, 1 / 3, 3 / 8];
  place = n .* p;
  switch method
    case 1
      q = value(ceil(place));
    case 2
      both = value([ceil(place); floor(place) + 1]);
      q = (both(1:end / 2, :) + both(end / 2 + 1:end, :)) / 2;
    case 3
      % The nearest, the even one of two.
      nearest = round(place);
      tied = abs(place - fix(place)) == 0.5;
      nearest(tied) = 2 * round(place(tied) / 2);
      q = value(nearest);
    otherwise
      place = (n + 1 - alpha(method) - beta(method)) .* p + alpha(method);
      place = min(max(place, 1), n);
      low = floor(place);
      part = place - low;
      both = value([low; low + 1]);
      [below, above] = deal(both(1:end / 2, :), both(end / 2 + 1:end, :));
      % Without a part of the next one it does not count, infinite or not.
      q = merge(part > 0 & below ~= above, (1 - part) .* below + part .* above, below);
  end
end

% What MATLAB names differs in how it is computed, not in what it is.
function method = exact(name)
  if ~any(strcmpi(name, {'exact', 'approximate'}))
    error('MATLAB:quantile:badMethod', 'quantile: the method must be ''exact'' or ''approximate''');
  end
  method = 5;
end
