function [B, RB] = imtranslate(A, shift, varargin)
  imagecheck('imtranslate', A);
  R = [];
  if isa(shift, 'imref2d')
    R = shift;
    if isempty(varargin)
      error('images:imtranslate:invalidTranslation', 'imtranslate: expected a translation after the reference');
    elseif ~isequal(R.ImageSize(1:2), size(A, 1, 2))
      error('images:imtranslate:invalidReference', 'imtranslate: the reference is that of an image of another size');
    end
    shift = varargin{1};
    varargin(1) = [];
  end
  if ~(isnumeric(shift) && isreal(shift) && any(numel(shift) == [2, 3]) && all(isfinite(shift(:))))
    error('images:imtranslate:invalidTranslation', 'imtranslate: the translation must be two numbers [x, y], or three');
  end
  shift = double(reshape(shift, 1, []));
  if ~isempty(R)
    % From the world to pixels.
    shift(1:2) = shift(1:2) ./ [R.PixelExtentInWorldX, R.PixelExtentInWorldY];
  end
  method = 'linear';
  if mod(numel(varargin), 2) == 1
    method = imageword('imtranslate', varargin{1}, {'nearest', 'linear', 'bilinear', 'cubic', 'bicubic'});
    varargin(1) = [];
  end
  o = imageoptions('imtranslate', varargin, struct('OutputView', 'same', 'FillValues', 0));
  full = strcmp(imageword('imtranslate', o.OutputView, {'same', 'full'}), 'full');
  if ~((isnumeric(o.FillValues) || islogical(o.FillValues)) && any(numel(o.FillValues) == [1, size(A, 3)]))
    error('images:imtranslate:invalidFill', 'imtranslate: the fill value must be a number, or one for each plane');
  elseif ~isscalar(o.FillValues) && numel(shift) > 2
    error('images:imtranslate:invalidFill', 'imtranslate: for a translation of three numbers the fill value is one');
  end
  if isempty(A)
    B = A;
    RB = R;
    return;
  end
  if nargout > 1
    RB = R;
    if isempty(R)
      RB = imref2d(size(A, 1, 2));
    end
    if full
      x = [min(floor(shift(1)), 0), max(ceil(shift(1)), 0)];
      y = [min(floor(shift(2)), 0), max(ceil(shift(2)), 0)];
      RB = imref2d(RB.ImageSize(1:2) + [diff(y), diff(x)], RB.XWorldLimits + x * RB.PixelExtentInWorldX, ...
                   RB.YWorldLimits + y * RB.PixelExtentInWorldY);
    end
  end
  if ~isscalar(o.FillValues)
    B = cell(1, 1, size(A, 3));
    for k = 1:size(A, 3)
      B{k} = imtranslate(A(:, :, k, :), shift, method, 'OutputView', o.OutputView, 'FillValues', o.FillValues(k));
    end
    B = cat(3, B{:});
    return;
  end
  if numel(shift) > 2 || all(shift == fix(shift))
    B = by_pixels(A, round(shift), full, o.FillValues);
    return;
  end
  rows = 1:size(A, 1);
  columns = 1:size(A, 2);
  if full
    rows = min(1, 1 + floor(shift(2))):max(size(A, 1), size(A, 1) + ceil(shift(2)));
    columns = min(1, 1 + floor(shift(1))):max(size(A, 2), size(A, 2) + ceil(shift(1)));
  end
  [c, r] = meshgrid(columns - shift(1), rows - shift(2));
  B = imagesample(A, r, c, method, double(o.FillValues));
end

function B = by_pixels(A, shift, full, fill)
  shift(1:2) = shift([2, 1]);
  n = max(ndims(A), numel(shift));
  shift(end + 1:n) = 0;
  extent = size(A);
  extent(end + 1:n) = 1;
  if ~full
    % All that is seen of a larger one is what it is filled with.
    shift = min(max(shift, -extent), extent);
  end
  before = max(shift, 0);
  after = max(-shift, 0);
  B = imagepad(A, before, after, fill);
  if ~full
    at = cell(1, n);
    for k = 1:n
      at{k} = (1:extent(k)) + after(k);
    end
    B = B(at{:});
  end
end
