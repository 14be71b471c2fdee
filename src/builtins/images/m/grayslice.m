function X = grayslice(I, n)
  imagecheck('grayslice', I);
  if nargin < 2
    n = 10;
  end
  if ~(isnumeric(n) && isreal(n))
    error('images:grayslice:invalidLevels', 'grayslice: expected a number of levels or thresholds from 0 to 1');
  end
  n = double(n);
  if isscalar(n) && n >= 1
    levels = (1:round(n) - 1) / round(n);
    if isinteger(I)
      [low, high] = imagerange(I);
      levels = low + (high - low) * levels;
    end
  else
    levels = sort(reshape(n, 1, []));
    if isinteger(I) && all(levels >= 0 & levels <= 1)
      [low, high] = imagerange(I);
      levels = low + (high - low) * levels;
    end
  end
  X = ones(size(I));
  x = double(I);
  for level = levels
    X = X + (x >= level);
  end
  if numel(levels) < 256
    X = uint8(X - 1);
  end
end
