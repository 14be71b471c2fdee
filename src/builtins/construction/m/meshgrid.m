function [X, Y, Z] = meshgrid(x, y, z)
  if nargin < 2
    y = x;
  end
  if nargin < 3 && nargout < 3
    X = repmat(reshape(x, 1, numel(x)), numel(y), 1);
    Y = repmat(reshape(y, numel(y), 1), 1, numel(x));
    return;
  end
  if nargin < 2
    z = x;
  elseif nargin < 3
    error('meshgrid: X, Y and Z are needed for three outputs');
  end
  [nx, ny, nz] = deal(numel(x), numel(y), numel(z));
  X = repmat(reshape(x, 1, nx), [ny, 1, nz]);
  Y = repmat(reshape(y, ny, 1), [1, nx, nz]);
  Z = repmat(reshape(z, [1, 1, nz]), [ny, nx, 1]);
end
