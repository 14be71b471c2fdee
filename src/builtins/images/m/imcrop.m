function varargout = imcrop(varargin)
  if nargin == 1 || isempty(varargin{end})
    error('images:imcrop:noRectangle', ...
          'imcrop: expected a rectangle [x, y, width, height]; there is no window to draw one in');
  end
  rect = varargin{end};
  if nargin > 3
    [x, y, I] = varargin{1:3};
    if ~(isnumeric(x) && isnumeric(y) && numel(x) > 1 && numel(y) > 1 && all(isfinite([x(1), x(end), y(1), y(end)])))
      error('images:imcrop:invalidLimits', 'imcrop: expected where the first and the last pixels lie, two x and two y');
    end
  else
    I = varargin{1};
    x = [1, size(I, 2)];
    y = [1, size(I, 1)];
  end
  imagecheck('imcrop', I);
  if ~(isnumeric(rect) && isreal(rect) && numel(rect) == 4 && all(isfinite(rect(:))) && all(rect(3:4) >= 0))
    error('images:imcrop:invalidRectangle', 'imcrop: the rectangle must be four numbers [x, y, width, height]');
  end
  rect = double(reshape(rect, 1, 4));
  [m, n] = size(I, 1, 2);
  x = double([x(1), x(end)]);
  y = double([y(1), y(end)]);
  columns = range_of(rect([1, 3]), x, n);
  rows = range_of(rect([2, 4]), y, m);
  J = reshape(I(rows, columns, :), [numel(rows), numel(columns), size(I, 3:max(3, ndims(I)))]);
  if nargout > 2
    varargout = {x, y, J, rect};
  else
    varargout = {J, rect};
  end
end

function at = range_of(span, limits, n)
  % The pixels of a span in the world.
  step = diff(limits) / max(n - 1, 1);
  if step == 0
    step = 1;
  end
  ends = (span(1) + [0, span(2)] - limits(1)) / step + 1;
  ends = round(sort(ends));
  at = max(1, ends(1)):min(n, ends(2));
end
