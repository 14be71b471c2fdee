function varargout = surf2patch(varargin)
  triangles = false;
  args = varargin;
  if ~isempty(args) && (ischar(args{end}) || isstring(args{end}))
    triangles = strcmpi(args{end}, 'triangles');
    args(end) = [];
  end
  C = [];
  switch numel(args)
    case {1, 2}
      Z = args{1};
      [X, Y] = meshgrid(1:size(Z, 2), 1:size(Z, 1));
      if numel(args) > 1
        C = args{2};
      end
    case {3, 4}
      [X, Y, Z] = args{1:3};
      if isvector(X) && isvector(Y) && ~isvector(Z)
        [X, Y] = meshgrid(X, Y);
      end
      if numel(args) > 3
        C = args{4};
      end
    otherwise
      error('MATLAB:surf2patch:nargin', 'surf2patch: expected the coordinates of a surface');
  end
  if ~isequal(size(X), size(Y), size(Z)) || ~isnumeric(Z)
    error('MATLAB:surf2patch:sizes', 'surf2patch: the coordinates must be matrices of one size');
  end
  if isempty(C)
    C = Z;
  end
  [m, n] = size(Z);
  at = reshape(1:m * n, m, n);
  corner = reshape(at(1:m - 1, 1:n - 1), [], 1);
  f = [corner, corner + m, corner + m + 1, corner + 1];
  if triangles
    f = [f(:, [1 2 3]); f(:, [1 3 4])];
  end
  v = [X(:), Y(:), Z(:)];
  c = reshape(C, m * n, []);
  if nargout < 2
    varargout = {struct('faces', f, 'vertices', v, 'facevertexcdata', c)};
  else
    varargout = {f, v, c};
    varargout = varargout(1:nargout);
  end
end
