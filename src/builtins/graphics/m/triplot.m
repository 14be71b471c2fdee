function h = triplot(T, x, y, varargin)
  if nargin < 3 || size(T, 2) ~= 3
    error('MATLAB:triplot:triangles', 'triplot: expected rows of three vertices, then x and y');
  end
  corners = [T, T(:, 1), NaN(size(T, 1), 1)].';
  known = ~isnan(corners);
  px = NaN(size(corners));
  py = px;
  px(known) = x(corners(known));
  py(known) = y(corners(known));
  made = plot(px(:), py(:), varargin{:});
  if nargout > 0
    h = made;
  end
end
