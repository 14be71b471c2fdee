function [yi, yq, ye] = gauspuls(t, fc, bw, bwr, tpe)
  if nargin < 2 || isempty(fc)
    fc = 1e3;
  end
  if nargin < 3 || isempty(bw)
    bw = 0.5;
  end
  if nargin < 4 || isempty(bwr)
    bwr = -6;
  end
  if nargin < 5 || isempty(tpe)
    tpe = -60;
  end
  if ~(isscalar(fc) && fc >= 0 && isscalar(bw) && bw > 0)
    error('signal:gauspuls:MustBePositive', 'gauspuls: the centre frequency and the bandwidth must be positive');
  end
  if ~(isscalar(bwr) && bwr < 0)
    error('signal:gauspuls:MustBeNegative', 'gauspuls: the level of the bandwidth must be below 0 dB');
  end
  % The envelope exp(-a*t^2) has the spectrum exp(-(pi*f)^2/a), which is at that level half the bandwidth away.
  a = -(pi * fc * bw / 2) ^ 2 / (bwr / 20 * log(10));
  if ischar(t) || isstring(t)
    if ~strcmpi(t, 'cutoff')
      error('signal:gauspuls:InvalidOption', 'gauspuls: expected times or ''cutoff''');
    end
    if ~(isscalar(tpe) && tpe < 0)
      error('signal:gauspuls:MustBeNegative', 'gauspuls: the level of the envelope must be below 0 dB');
    end
    yi = sqrt(-tpe / 20 * log(10) / a);
    return;
  end
  ye = exp(-a * t .^ 2);
  yi = ye .* cos(2 * pi * fc * t);
  yq = ye .* sin(2 * pi * fc * t);
end
