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
  n = size(x, dim);
  k = min(double(k), n);
  place = repmat({':'}, 1, max(ndims(x), dim));
  place{dim} = 1:k;
  % What is not a number comes first in a descending order, and last here: as of the negative numbers in an ascending one.
  turned = strcmp(order, 'descend') && isfloat(x) && isreal(x) && isempty(options);
  if turned
    [y, at] = sort(-x, dim);
  else
    [y, at] = sort(x, dim, order, options{:});
  end
  if turned || strcmp(order, 'ascend') || ~isfloat(x) || isempty(x) || k == 0
    y = y(place{:});
    at = at(place{:});
    if turned
      y = -y;
    end
    return;
  end
  % The places begin behind what is not a number, and go round.
  extents = [size(x), ones(1, dim - ndims(x))];
  inner = prod(extents(1:dim - 1));
  lanes = reshape((1:inner)' + (0:numel(x) / (inner * n) - 1) * (inner * n), [extents(1:dim - 1), 1, extents(dim + 1:end)]);
  steps = reshape(0:k - 1, [ones(1, dim - 1), k, 1]);
  place = lanes + inner * mod(sum(isnan(x), dim) + steps, n);
  y = reshape(y(place), size(place));
  at = reshape(at(place), size(place));
end
