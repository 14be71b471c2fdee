function whole = imagetiles(name, images, map, indices, tiles, border, color, extent)
  % The pages of an array, or the images and files of a cell, side by side in one image.
  if ~iscell(images)
    imagecheck(name, images);
    if ndims(images) == 3 && size(images, 3) ~= 3
      images = permute(images, [1, 2, 4, 3]);
    end
    images = reshape(num2cell(images, 1:min(ndims(images), 3)), 1, []);
  end
  if ~isempty(indices)
    images = images(indices);
  end
  for k = 1:numel(images)
    if ischar(images{k}) || isstring(images{k})
      images{k} = imread(images{k});
    end
    imagecheck(name, images{k});
  end
  if isempty(extent)
    extent = size(images{1}, 1:2);
  end
  if any(extent == 0)
    whole = images{1};
    return;
  end
  planes = max(cellfun(@(x) size(x, 3), images));
  for k = 1:numel(images)
    X = images{k};
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
  tiles = double(reshape(tiles, 1, []));
  if isempty(tiles)
    % About as wide as high.
    tiles = [NaN, ceil(sqrt(n * extent(1) / extent(2)))];
  end
  if numel(tiles) ~= 2 || all(isnan(tiles))
    error(['images:', name, ':invalidSize'], '%s: expected the numbers of rows and columns', name);
  end
  tiles(isnan(tiles)) = ceil(n / max(tiles));
  [~, high] = imagerange(images{1});
  color = double(high) * reshape(validatecolor(color), 1, 1, 3);
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
end
