function m = trimmean(x, percent, varargin)
  x = testdata('trimmean', x);
  if ~(isnumeric(percent) && isscalar(percent) && percent >= 0 && percent < 100)
    error('stats:trimmean:InvalidPercent', 'trimmean: the percentage must be at least 0 and less than 100');
  end
  flag = 'round';
  dim = [];
  for k = 1:numel(varargin)
    if (ischar(varargin{k}) || isstring(varargin{k})) && ~strcmpi(varargin{k}, 'all')
      flag = lower(char(varargin{k}));
    else
      dim = varargin{k};
    end
  end
  [x, dim] = folddims('trimmean', x, dim);
  order = [dim, 1:dim - 1, dim + 1:ndims(x)];
  x = permute(x, order);
  extent = size(x);
  x = sort(reshape(x, extent(1), []), 1);
  n = sum(~isnan(x), 1);
  k = n * percent / 200;
  part = zeros(size(k));
  switch flag
    case 'round', k = ceil(k - 0.5);
    case 'floor', k = floor(k);
    case {'weighted', 'weight'}
      part = k - floor(k);
      k = floor(k);
    otherwise
      error('stats:trimmean:BadFlag', 'trimmean: expected ''round'', ''floor'' or ''weighted'', found ''%s''', flag);
  end
  place = (1:extent(1)).';
  weight = (place > k & place <= n - k) .* 1;
  edge = place == k + 1 | place == n - k;
  weight = merge(edge & weight > 0, weight - part + 0 * place, weight);
  x(isnan(x)) = 0;
  m = ipermute(reshape(sum(weight .* x, 1) ./ sum(weight, 1), [1, extent(2:end)]), order);
end
