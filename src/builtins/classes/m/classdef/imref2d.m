% Where the pixels of an image lie in the world.
classdef imref2d
  properties
    XWorldLimits = [0.5, 2.5]
    YWorldLimits = [0.5, 2.5]
    ImageSize = [2, 2]
  end

  properties (Dependent, SetAccess = private)
    PixelExtentInWorldX
    PixelExtentInWorldY
    ImageExtentInWorldX
    ImageExtentInWorldY
    XIntrinsicLimits
    YIntrinsicLimits
  end

  methods
    function R = imref2d(extent, x, y)
      if nargin == 0
        return;
      end
      R.ImageSize = extent;
      if nargin < 3
        [x, y] = deal(1);
      end
      if isscalar(x)
        % The middle of the first pixel lies as far from 0 as pixels lie apart.
        x = (0.5 + [0, R.ImageSize(2)]) * x;
        y = (0.5 + [0, R.ImageSize(1)]) * y;
      end
      R.XWorldLimits = x;
      R.YWorldLimits = y;
    end

    function R = set.ImageSize(R, extent)
      if ~(isnumeric(extent) && numel(extent) > 1 && all(extent > 0 & extent == fix(extent)))
        error('images:imref2d:invalidSize', 'imref2d: expected the size of an image');
      end
      R.ImageSize = double(reshape(extent, 1, []));
    end

    function R = set.XWorldLimits(R, limits)
      R.XWorldLimits = increasing(limits);
    end

    function R = set.YWorldLimits(R, limits)
      R.YWorldLimits = increasing(limits);
    end

    function d = get.PixelExtentInWorldX(R)
      d = diff(R.XWorldLimits) / R.ImageSize(2);
    end

    function d = get.PixelExtentInWorldY(R)
      d = diff(R.YWorldLimits) / R.ImageSize(1);
    end

    function d = get.ImageExtentInWorldX(R)
      d = diff(R.XWorldLimits);
    end

    function d = get.ImageExtentInWorldY(R)
      d = diff(R.YWorldLimits);
    end

    function limits = get.XIntrinsicLimits(R)
      limits = 0.5 + [0, R.ImageSize(2)];
    end

    function limits = get.YIntrinsicLimits(R)
      limits = 0.5 + [0, R.ImageSize(1)];
    end

    function [x, y] = intrinsicToWorld(R, x, y)
      x = R.XWorldLimits(1) + (x - 0.5) * R.PixelExtentInWorldX;
      y = R.YWorldLimits(1) + (y - 0.5) * R.PixelExtentInWorldY;
    end

    function [x, y] = worldToIntrinsic(R, x, y)
      x = 0.5 + (x - R.XWorldLimits(1)) / R.PixelExtentInWorldX;
      y = 0.5 + (y - R.YWorldLimits(1)) / R.PixelExtentInWorldY;
    end

    function [r, c] = worldToSubscript(R, x, y)
      out = ~contains(R, x, y);
      [c, r] = worldToIntrinsic(R, x, y);
      c = min(round(c), R.ImageSize(2));
      r = min(round(r), R.ImageSize(1));
      c(out) = NaN;
      r(out) = NaN;
    end

    function tf = contains(R, x, y)
      tf = x >= R.XWorldLimits(1) & x <= R.XWorldLimits(2) & y >= R.YWorldLimits(1) & y <= R.YWorldLimits(2);
    end
  end
end

function limits = increasing(limits)
  if ~(isnumeric(limits) && numel(limits) == 2 && limits(1) < limits(2))
    error('images:imref2d:invalidLimits', 'imref2d: expected two limits that increase');
  end
  limits = double(reshape(limits, 1, 2));
end
