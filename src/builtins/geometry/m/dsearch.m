function idx = dsearch(x, y, varargin)
  if nargin < 4 || nargin > 6
    error('MATLAB:narginchk:wrongInputs', 'dsearch: expected the coordinates of points, a triangulation perhaps, and what to look for');
  end
  if nargin == 4
    [xi, yi] = varargin{:};
  else
    [~, xi, yi] = varargin{1:3};
  end
  idx = reshape(dsearchn([x(:), y(:)], [xi(:), yi(:)]), size(xi));
end
