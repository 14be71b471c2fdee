function [x, y, z, w] = prepareSurfaceData(x, y, z, w)
  % Columns of doubles, without what is no number.
  if isempty(x) && isempty(y)
    [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1));
  elseif isvector(x) && isvector(y) && ~isvector(z) && isequal(size(z), [numel(y), numel(x)])
    [x, y] = meshgrid(x, y);
  end
  if nargin < 4
    w = ones(size(z));
  end
  if numel(x) ~= numel(z) || numel(y) ~= numel(z) || numel(w) ~= numel(z)
    error('curvefit:prepareSurfaceData:sizes', 'prepareSurfaceData: expected as many values each');
  end
  [x, y, z, w] = deal(double(real(x(:))), double(real(y(:))), double(real(z(:))), double(w(:)));
  keep = isfinite(x) & isfinite(y) & isfinite(z) & isfinite(w);
  [x, y, z, w] = deal(x(keep), y(keep), z(keep), w(keep));
end
