function y = median(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:median:inputType', 'median: expected a numeric array');
  end
  [dim, omit, kind] = foldoptions('median', varargin, {'default', 'double', 'native'});
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
  v = reshape(v, n, []);
  if omit
    % What is not a number comes last.
    k = sum(~isnan(v), 1);
    r = rowsinorder(v, [max(floor((k + 1) / 2), 1); min(floor(k / 2) + 1, n)]);
    m = middle(r(1, :), r(2, :));
  else
    r = rowsinorder(v, [floor((n + 1) / 2); floor(n / 2) + 1; n]);
    m = merge(isnan(r(3, :)), NaN(class(v)), middle(r(1, :), r(2, :)));
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
