function J = imadjust(I, in, out, gamma)
  imagecheck('imadjust', I);
  mapped = isfloat(I) && ismatrix(I) && size(I, 2) == 3 && nargin > 1 && colormapcheck(I);
  planes = size(I, 3);
  if mapped
    planes = 3;
  end
  if nargin < 2
    if planes ~= 1
      error('images:imadjust:needsLimits', 'imadjust: the limits of an image of colors must be given');
    end
    in = stretchlim(I);
  else
    in = limits_of(in, planes);
    if any(in(1, :) >= in(2, :))
      error('images:imadjust:lowMustBeSmallerThanHigh', 'imadjust: the lower limit must be less than the upper one');
    end
  end
  if nargin < 3
    out = [];
  end
  out = limits_of(out, planes);
  if nargin < 4 || isempty(gamma)
    gamma = 1;
  end
  if ~(isnumeric(gamma) && isreal(gamma) && all(gamma(:) >= 0) && any(numel(gamma) == [1, planes]))
    error('images:imadjust:invalidGamma', 'imadjust: gamma must be a nonnegative number, or one for each plane');
  end
  if mapped
    shape = [1, 3];
  else
    shape = [1, 1, planes];
  end
  x = imageunit(I);
  each = @(v) cast(reshape(double(v), shape), class(x));
  low = each(in(1, :));
  x = (min(max(x, low), each(in(2, :))) - low) ./ (each(in(2, :)) - low);
  if any(gamma(:) ~= 1)
    if isscalar(gamma)
      x = x .^ cast(double(gamma), class(x));
    else
      x = x .^ each(gamma);
    end
  end
  J = imageshades(x .* (each(out(2, :)) - each(out(1, :))) + each(out(1, :)), class(I));
end

function limits = limits_of(limits, planes)
  if isempty(limits)
    limits = [0; 1];
  end
  if ~(isnumeric(limits) && isreal(limits) && (numel(limits) == 2 || isequal(size(limits), [2, planes])) && ...
      all(limits(:) >= 0 & limits(:) <= 1))
    error('images:imadjust:invalidLimits', ...
          'imadjust: limits must be two numbers between 0 and 1, or two for each plane');
  end
  limits = double(limits);
  if numel(limits) == 2
    limits = repmat(limits(:), 1, planes);
  end
end
