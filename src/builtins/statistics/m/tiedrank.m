function [r, adjustment] = tiedrank(x)
  if ~(isnumeric(x) || islogical(x))
    error('stats:tiedrank:badArgument', 'tiedrank: expected numbers, found %s', class(x));
  end
  extent = size(x);
  if isvector(x)
    x = x(:);
  end
  [v, order] = sort(x, 1);
  n = size(v, 1);
  columns = size(v, 2);
  place = repmat((1:n).', 1, columns);
  fresh = [true(1, columns); v(2:n, :) ~= v(1:n - 1, :)];
  fresh = fresh(1:n, :);
  first = cummax(place .* fresh, 1);
  ends = [fresh(2:n, :); true(min(n, 1), columns)];
  last = flip(cummin(flip(place .* ends + (n + 1) * ~ends, 1), 1), 1);
  middle = (first + last) / 2;
  middle(isnan(v)) = NaN;
  r = zeros(size(v), class(double(x([])) + x([])));
  r(order + (0:columns - 1) * n) = middle;
  if nargout > 1
    ties = (last - first + 1) .* (fresh & ~isnan(v));
    adjustment = sum(ties .^ 3 - ties, 1) / 2;
  end
  r = reshape(r, extent);
end
