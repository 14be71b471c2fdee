function [y, at] = firstk(name, x, k, order, options)
  dim = [];
  if ~isempty(options) && isnumeric(options{1})
    dim = options{1};
    options(1) = [];
  end
  if ~isempty(options) && (numel(options) ~= 2 || ~strcmpi(options{1}, 'ComparisonMethod'))
    error(['MATLAB:', name, ':InvalidOption'], '%s: expected a dimension and ''ComparisonMethod''', name);
  end
  if ~(isscalar(k) && isnumeric(k) && k >= 0 && k == fix(k))
    error(['MATLAB:', name, ':InvalidK'], '%s: K must be a non-negative integer', name);
  end
  if isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  % What is not a number comes last in both directions.
  missing = sum(isnan(x), dim);
  if strcmp(order, 'descend') && any(missing(:))
    [y, at] = sort(x, dim, order, 'MissingPlacement', 'last', options{:});
  else
    [y, at] = sort(x, dim, order, options{:});
  end
  place = repmat({':'}, 1, max(ndims(x), dim));
  place{dim} = 1:min(k, size(x, dim));
  y = y(place{:});
  at = at(place{:});
end
