function [y, h] = mgorth(x, v)
  if ~(iscolumn(x) && size(v, 1) == size(x, 1))
    error('MATLAB:mgorth:InputSizeMismatch', 'mgorth: the vector must be a column as long as those of the matrix');
  end
  h = zeros(size(v, 2) + 1, 1, class([x([]), v([])]));
  for k = 1:size(v, 2)
    h(k) = v(:, k)' * x;
    x = x - h(k) * v(:, k);
  end
  h(end) = norm(x);
  y = x;
  if h(end) > 0
    y = x / h(end);
  end
end
