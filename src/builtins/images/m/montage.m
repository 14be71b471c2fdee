function h = montage(images, varargin)
  map = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    map = varargin{1};
    varargin(1) = [];
  end
  o = imageoptions('montage', varargin, struct('Size', [], 'BorderSize', 0, 'BackgroundColor', 'black', 'DisplayRange', [], ...
                                               'Indices', []));
  if ~iscell(images)
    imagecheck('montage', images);
    if ndims(images) == 3 && size(images, 3) ~= 3
      images = permute(images, [1, 2, 4, 3]);
    end
    images = reshape(num2cell(images, 1:min(ndims(images), 3)), 1, []);
  end
  if ~isempty(o.Indices)
    images = images(o.Indices);
  end
  extent = size(images{1}, 1:2);
  planes = max(cellfun(@(x) size(x, 3), images));
  for k = 1:numel(images)
    X = images{k};
    if ischar(X) || isstring(X)
      X = imread(X);
    end
    imagecheck('montage', X);
    if ~isempty(map)
      X = ind2rgb(X, map);
      planes = 3;
    elseif planes == 3 && size(X, 3) == 1
      X = repmat(X, 1, 1, 3);
    end
    if ~isequal(size(X, 1:2), extent)
      X = imresize(X, min(extent, max(floor(min(extent ./ size(X, 1:2)) * size(X, 1:2)), 1)));
      before = floor((extent - size(X, 1:2)) / 2);
      X = imagepad(X, before, extent - size(X, 1:2) - before, 0);
    end
    images{k} = X;
  end
  n = numel(images);
  tiles = double(reshape(o.Size, 1, []));
  if isempty(tiles)
    % About as wide as high.
    tiles = [NaN, ceil(sqrt(n * extent(1) / extent(2)))];
  end
  if numel(tiles) ~= 2 || all(isnan(tiles))
    error('images:montage:invalidSize', 'montage: expected the numbers of rows and columns');
  end
  tiles(isnan(tiles)) = ceil(n / max(tiles));
  border = double(o.BorderSize) .* [1, 1];
  [~, high] = imagerange(images{1});
  color = double(high) * reshape(validatecolor(o.BackgroundColor), 1, 1, 3);
  if planes == 1 && all(color == color(1))
    color = color(1);
  elseif planes == 1
    images = cellfun(@(X) repmat(X, 1, 1, 3), images, 'UniformOutput', false);
  end
  outer = extent + 2 * border;
  whole = repmat(cast(color, class(images{1})), [tiles .* outer, 1]);
  for k = 1:min(n, prod(tiles))
    row = floor((k - 1) / tiles(2));
    at = [row, k - 1 - row * tiles(2)] .* outer + border;
    whole(at(1) + (1:extent(1)), at(2) + (1:extent(2)), :) = images{k};
  end
  if isempty(o.DisplayRange)
    made = imshow(whole);
  else
    made = imshow(whole, o.DisplayRange);
  end
  if nargout > 0
    h = made;
  end
end
