function y = paddata(x, m, varargin)
  [dims, m, o] = extent_options('paddata', x, m, struct('Dimension', [], 'FillValue', [], 'Pattern', 'constant', ...
                                'Side', 'trailing'), varargin);
  patterns = {'constant', 'edge', 'circular', 'flip', 'reflect'};
  pattern = lower(char(o.Pattern));
  if ~any(strcmp(pattern, patterns))
    error('MATLAB:paddata:Pattern', 'paddata: expected %s, found %s', strjoin(patterns, ', '), pattern);
  end
  extent = ones(1, max([ndims(x), dims]));
  extent(1:ndims(x)) = size(x);
  constant = strcmp(pattern, 'constant');
  place = repmat({':'}, 1, numel(extent));
  for k = 1:numel(dims)
    n = extent(dims(k));
    more = max(m(k) - n, 0);
    switch o.Side
      case 'leading', before = more;
      case 'trailing', before = 0;
      otherwise, before = floor(more / 2);
    end
    if constant
      place{dims(k)} = before + (1:n);
    elseif more > 0
      place{dims(k)} = continued((1:m(k)) - before, n, pattern);
    end
    extent(dims(k)) = n + more;
  end
  if constant
    y = repmat(fill_of(x, o.FillValue), extent);
    y(place{:}) = x;
  else
    y = x(place{:});
  end
end

% Which of n elements stands at each place, when they go on in a pattern beyond both ends.
function at = continued(at, n, pattern)
  if n == 0
    error('MATLAB:paddata:EmptyInput', 'paddata: an empty dimension has no elements to go on with');
  end
  switch pattern
    case 'edge'
      at = min(max(at, 1), n);
    case 'circular'
      at = mod(at - 1, n) + 1;
    case 'flip'
      % There and back.
      at = mod(at - 1, 2 * n) + 1;
      at = min(at, 2 * n + 1 - at);
    case 'reflect'
      % There and back, the ends once.
      period = max(2 * n - 2, 1);
      at = mod(at - 1, period) + 1;
      at = min(at, period + 2 - at);
  end
end

% The value to fill in: what an array has where it grows, unless it is said.
function value = fill_of(x, value)
  plain = isnumeric(x) || islogical(x) || ischar(x);
  if isempty(value) && ~iscell(value)
    if plain
      value = 0;
    elseif iscell(x)
      value = {[]};
    elseif isduration(x)
      value = seconds(0);
    elseif isstring(x)
      value = string(NaN);
    elseif isdatetime(x)
      value = NaT;
    else
      error('MATLAB:paddata:FillValue', 'paddata: expected a value to fill in for arrays of class %s', class(x));
    end
  end
  if iscell(x) && ~iscell(value)
    value = {value};
  elseif plain
    value = cast(value, class(x));
  end
  if ~isscalar(value)
    error('MATLAB:paddata:FillValue', 'paddata: expected one value to fill in');
  end
end
