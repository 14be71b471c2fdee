function [y, at] = firstk(name, x, k, order, dim)
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
  [y, at] = sort(x, dim, order);
  if strcmp(order, 'descend') && any(missing(:))
    [~, at] = sort(-x, dim);
    y = sort(-x, dim);
    y = -y;
  end
  place = repmat({':'}, 1, max(ndims(x), dim));
  place{dim} = 1:min(k, size(x, dim));
  y = y(place{:});
  at = at(place{:});
end
