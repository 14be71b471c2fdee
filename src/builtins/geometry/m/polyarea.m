function a = polyarea(x, y, dim)
  % Half the sum of the cross products of neighbouring corners (the shoelace formula).
  if ~isequal(size(x), size(y))
    error('MATLAB:polyarea:XYSizeMismatch', 'polyarea: x and y must have the same shape');
  end
  if nargin < 3
    dim = max([1, find(size(x) ~= 1, 1)]);
  end
  after = @(v) circshift(v, -1, dim);
  a = abs(sum(x .* after(y) - after(x) .* y, dim) / 2);
end
