function [B, RB] = imwarp(A, varargin)
  imagecheck('imwarp', A);
  R = [];
  if isa(varargin{1}, 'imref2d')
    R = varargin{1};
    varargin(1) = [];
  end
  if isempty(varargin)
    error('images:imwarp:invalidTform', 'imwarp: expected a transform after the image');
  end
  tform = varargin{1};
  varargin(1) = [];
  method = 'linear';
  if mod(numel(varargin), 2) == 1
    method = imageword('imwarp', varargin{1}, {'nearest', 'linear', 'cubic', 'bilinear', 'bicubic'});
    varargin(1) = [];
  end
  o = imageoptions('imwarp', varargin, struct('OutputView', [], 'FillValues', 0, 'SmoothEdges', false));
  [m, n, planes] = size(A, 1, 2, 3);
  if isempty(R)
    R = imref2d([m, n]);
  elseif ~isequal(R.ImageSize(1:2), [m, n])
    error('images:imwarp:invalidReference', 'imwarp: the reference is that of an image of another size');
  end
  RB = o.OutputView;
  if ~(isempty(RB) || isa(RB, 'imref2d'))
    error('images:imwarp:invalidView', 'imwarp: expected an imref2d as the output view, found %s', class(RB));
  end
  if isnumeric(tform) && size(tform, 3) == 2
    % How far from each pixel of the output the pixel is that comes there.
    [x, y] = meshgrid(1:size(tform, 2), 1:size(tform, 1));
    [c, r] = deal(x + double(tform(:, :, 1)), y + double(tform(:, :, 2)));
    RB = imref2d(size(x));
  elseif isa(tform, 'matgpu.Transform')
    if isempty(RB)
      [x, y] = outputLimits(tform, R.XWorldLimits, R.YWorldLimits);
      [x, columns] = snapped(x, R.PixelExtentInWorldX);
      [y, rows] = snapped(y, R.PixelExtentInWorldY);
      RB = imref2d([rows, columns], x, y);
    end
    [x, y] = meshgrid(1:RB.ImageSize(2), 1:RB.ImageSize(1));
    [x, y] = intrinsicToWorld(RB, x, y);
    [x, y] = transformPointsInverse(tform, x, y);
    [c, r] = worldToIntrinsic(R, x, y);
  else
    error('images:imwarp:invalidTform', ...
          'imwarp: expected a transform such as an affine2d, or displacements, found %s', class(tform));
  end
  if ~any(numel(o.FillValues) == [1, planes])
    error('images:imwarp:invalidFill', 'imwarp: expected one fill value, or one for each plane');
  end
  fill = double(o.FillValues) + zeros(1, max(planes, 1));
  if ~o.SmoothEdges && ~strcmp(method, 'nearest')
    % Nothing beyond the middle of the last pixels.
    tiny = 1e-9 * max([m, n]);
    out = r < 1 - tiny | r > m + tiny | c < 1 - tiny | c > n + tiny;
    r = min(max(r, 1), m);
    c = min(max(c, 1), n);
    r(out) = NaN;
  end
  if isscalar(o.FillValues)
    B = warped(A, r, c, method, fill(1));
    return;
  end
  B = zeros([size(r), planes], 'like', A);
  for k = 1:planes
    B(:, :, k) = warped(A(:, :, k), r, c, method, fill(k));
  end
end

function B = warped(A, r, c, method, fill)
  out = isnan(r);
  r(out) = -9;
  B = imagesample(A, r, c, method, fill);
end

function [limits, count] = snapped(limits, pixel)
  % As many pixels as hold the limits, around the same middle.
  count = max(ceil(diff(limits) / pixel - 1e-6), 1);
  limits = sum(limits) / 2 + [-0.5, 0.5] * count * pixel;
end
