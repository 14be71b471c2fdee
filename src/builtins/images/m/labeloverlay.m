function B = labeloverlay(A, L, varargin)
  imagecheck('labeloverlay', A);
  o = struct('Colormap', 'jet', 'IncludedLabels', [], 'Transparency', 0.5);
  o = imageoptions('labeloverlay', varargin, o);
  names = {};
  if iscategorical(L)
    names = categories(L);
    L = double(L);
    L(isnan(L)) = 0;
  end
  if ~(isnumeric(L) || islogical(L)) || any(L(:) < 0) || any(L(:) ~= fix(L(:)))
    error('images:labeloverlay:invalidLabels', 'labeloverlay: labels must be nonnegative whole numbers or categories');
  elseif ~isequal(size(A, 1, 2), size(L)) || ~any(size(A, 3) == [1, 3])
    error('images:labeloverlay:invalidSize', ...
          'labeloverlay: the labels must have the size of the image, which has one plane or three');
  end
  clear_share = double(o.Transparency);
  if ~(isscalar(clear_share) && clear_share >= 0 && clear_share <= 1)
    error('images:labeloverlay:invalidTransparency', 'labeloverlay: the transparency must be a number from 0 to 1');
  end
  L = double(L);
  n = max([numel(names); L(:)]);
  map = o.Colormap;
  if ischar(map) || isstring(map)
    map = feval(char(map), n);
  elseif isa(map, 'function_handle')
    map = map(n);
  end
  if n > 0 && (~colormapcheck(map) || size(map, 1) < n)
    error('images:labeloverlay:invalidMap', ...
          'labeloverlay: the colormap must have a color for each of the %d labels', n);
  end
  shown = true(n, 1);
  if ~isempty(o.IncludedLabels)
    kept = o.IncludedLabels;
    if ~isnumeric(kept)
      [~, kept] = ismember(cellstr(kept), names);
    end
    shown = ismember((1:n).', kept(:));
  end
  shown = [false; shown];
  B = double(im2uint8(A));
  if size(B, 3) == 1
    B = repmat(B, 1, 1, 3);
  end
  over = reshape(shown(L(:) + 1), size(L));
  map = [zeros(1, 3); map] * 255;
  for k = 1:3
    color = reshape(map(L(:) + 1, k), size(L));
    B(:, :, k) = merge(over, clear_share * B(:, :, k) + (1 - clear_share) * color, B(:, :, k));
  end
  B = uint8(B);
end
