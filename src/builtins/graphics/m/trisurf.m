function h = trisurf(T, x, y, z, varargin)
  if nargin < 4 || size(T, 2) ~= 3
    error('MATLAB:trisurf:triangles', 'trisurf: expected rows of three vertices, then x, y and z');
  end
  made = patch('Faces', T, 'Vertices', [x(:), y(:), z(:)], 'FaceVertexCData', z(:), 'EdgeColor', 'k', varargin{:});
  view(-37.5, 30);
  if nargout > 0
    h = made;
  end
end
