function y = nth_element(x, n, dim)
  if ~isnumeric(x) && ~islogical(x)
    error('Octave:nth_element:type', 'nth_element: expected a numeric array, found %s', class(x));
  end
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  if ~all(n(:) == fix(n(:)) & n(:) >= 1 & n(:) <= size(x, dim))
    error('MATLAB:nth_element:IndexOutOfRange', 'nth_element: N must be integers from 1 to %d', size(x, dim));
  end
  y = sort(x, dim);
  place = repmat({':'}, 1, ndims(x));
  place{dim} = n;
  y = y(place{:});
end
