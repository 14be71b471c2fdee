function y = tripuls(t, width, skew)
  if ~(isnumeric(t) && isreal(t))
    error('signal:tripuls:InvalidTime', 'tripuls: the times must be real numbers');
  end
  if nargin < 2 || isempty(width)
    width = 1;
  end
  if nargin < 3 || isempty(skew)
    skew = 0;
  end
  if ~(isscalar(skew) && skew >= -1 && skew <= 1)
    error('signal:tripuls:InvalidSkew', 'tripuls: the skew must be between -1 and 1');
  end
  half = abs(width) / 2;
  peak = skew * half;
  % Up to the peak, and down from there; a peak at an end has one side alone.
  rising = (t + half) / (peak + half);
  falling = (half - t) / (half - peak);
  if peak == -half
    y = falling;
  elseif peak == half
    y = rising;
  else
    y = min(rising, falling);
  end
  y(t < -half | t > half) = 0;
  y = max(y, 0);
end
