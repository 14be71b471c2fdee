function y = median(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:median:inputType', 'median: expected a numeric array');
  end
  kind = '';
  whole = false;
  omit = false;
  dim = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      switch lower(char(option))
        case 'all'
          whole = true;
        case {'omitnan', 'omitmissing'}
          omit = true;
        case {'includenan', 'includemissing'}
        case {'default', 'double', 'native'}
          if ~isempty(kind)
            error('MATLAB:median:outputType', 'median: only one OUTTYPE can be specified');
          end
          kind = lower(char(option));
        otherwise
          error('MATLAB:median:unknownOption', 'median: unknown option ''%s''', char(option));
      end
    elseif ~isempty(dim)
      error('MATLAB:median:dimensions', 'Invalid call to median: expected one dimension, found two');
    else
      dim = option;
    end
  end
  if whole
    if ~isempty(dim)
      error('MATLAB:median:allAndDim', 'median: ''all'' cannot be used with a dimension');
    end
    dim = 'all';
  end
  nothing = isempty(dim) && isequal(size(x), [0, 0]);
  [x, dim] = folddims('median', x, dim);
  result = class(x);
  % Without a word integers stay what they are.
  native = strcmp(kind, 'native') || isempty(kind) && isinteger(x);
  if strcmp(kind, 'double')
    result = 'double';
  end
  if ~isfloat(x) || strcmp(kind, 'double')
    x = double(x);
  end
  if isempty(x)
    if nothing
      y = NaN(result_class(result));
      return;
    end
    sz = size(x);
    sz(dim) = 1;
    y = NaN(sz, result_class(result));
    return;
  end
  nd = max(ndims(x), dim);
  order = [dim, 1:dim - 1, dim + 1:nd];
  v = permute(x, order);
  sz = size(v);
  n = sz(1);
  v = sort(reshape(v, n, []), 1);
  if omit
    % What is not a number comes last.
    k = sum(~isnan(v), 1);
    first = (0:size(v, 2) - 1) * n;
    m = middle(v(max(floor((k + 1) / 2), 1) + first), v(min(floor(k / 2) + 1, n) + first));
    m(k == 0) = NaN;
  else
    m = middle(v(floor((n + 1) / 2), :), v(floor(n / 2) + 1, :));
    m(isnan(v(n, :))) = NaN;
  end
  y = ipermute(reshape(m, [1, sz(2:end)]), order);
  if native
    y = cast(y, result);
  end
end

function m = middle(low, high)
  m = merge(low == high, low, low + (high - low) / 2);
end

function name = result_class(name)
  if ~strcmp(name, 'single')
    name = 'double';
  end
end
