function y = sawtooth(t, peak)
  if ~(isnumeric(t) && isreal(t))
    error('signal:sawtooth:invalidTime', 'sawtooth: the times must be real numbers');
  end
  if nargin < 2 || isempty(peak)
    peak = 1;
  elseif ~(isnumeric(peak) && isscalar(peak) && isreal(peak) && peak >= 0 && peak <= 1)
    error('signal:sawtooth:invalidPeak', 'sawtooth: the place of the peak must be between 0 and 1');
  end
  % The part of a period that has passed, rising up to the peak and falling from there.
  x = mod(t, 2 * pi) / (2 * pi);
  if peak == 0
    y = 1 - 2 * x;
  elseif peak == 1
    y = 2 * x - 1;
  else
    y = 2 * min(x / peak, (1 - x) / (1 - peak)) - 1;
  end
end
