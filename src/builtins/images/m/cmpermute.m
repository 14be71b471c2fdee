function [y, newmap] = cmpermute(x, map, index)
  at = colorindex('cmpermute', x, map);
  n = size(map, 1);
  if nargin < 3
    index = randperm(n);
  end
  if ~isvector(index) || numel(index) ~= n || ~isequal(sort(index(:)), (1:n).')
    error('MATLAB:cmpermute:InvalidIndex', 'cmpermute: INDEX must have each number from 1 to %d once', n);
  end
  newmap = map(index, :);
  place = zeros(1, n);
  place(index) = 1:n;
  y = cast(reshape(place(at(:)), size(x)) - ~isfloat(x), class(x));
end
