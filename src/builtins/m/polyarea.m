function a = polyarea(x, y, dim)
  if nargin < 2
    error('MATLAB:minrhs', 'polyarea: expected the coordinates of a polygon');
  end
  if ~isequal(size(x), size(y))
    error('MATLAB:polyarea:XYSizeMismatch', 'polyarea: x and y must have the same shape');
  end
  if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  end
  a = abs(sum(x .* (circshift(y, -1, dim) - circshift(y, 1, dim)), dim)) / 2;
end
