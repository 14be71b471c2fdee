function h = meshz(varargin)
  if nargin == 2
    error('MATLAB:minrhs', 'meshz: expected heights, or x, y and heights');
  end
  z = varargin{end};
  [rows, cols] = size(z);
  [x, y] = meshgrid(1:cols, 1:rows);
  if nargin == 3
    [x, y] = varargin{1:2};
    if isvector(x)
      [x, y] = meshgrid(x, y);
    end
  end
  % The edge of the surface is there twice; the outer one hangs down to the lowest point, as a curtain.
  i = [1, 1:rows, rows];
  j = [1, 1:cols, cols];
  heights = z(i, j);
  heights([1, end], :) = min(z(:));
  heights(:, [1, end]) = min(z(:));
  made = mesh(x(i, j), y(i, j), heights);
  if nargout > 0
    h = made;
  end
end
