function [J, rect] = imcrop(varargin)
  if nargin == 1 || isempty(varargin{end})
    error('images:imcrop:noRectangle', ...
          'imcrop: expected a rectangle [x, y, width, height]; there is no window to draw one in');
  end
  rect = varargin{end};
  I = varargin{1};
  imagecheck('imcrop', I);
  if ~(isnumeric(rect) && isreal(rect) && numel(rect) == 4 && all(isfinite(rect(:))) && all(rect(3:4) >= 0))
    error('images:imcrop:invalidRectangle', 'imcrop: the rectangle must be four numbers [x, y, width, height]');
  end
  rect = double(reshape(rect, 1, 4));
  [m, n] = size(I, 1, 2);
  columns = max(1, round(rect(1))):min(n, round(rect(1) + rect(3)));
  rows = max(1, round(rect(2))):min(m, round(rect(2) + rect(4)));
  J = reshape(I(rows, columns, :), [numel(rows), numel(columns), size(I, 3:max(3, ndims(I)))]);
end
