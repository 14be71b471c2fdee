function y = sinetone(freq, rate, sec, ampl, unused)
  if nargin < 2
    rate = 8000;
  end
  if nargin < 3
    sec = 1;
  end
  if nargin < 4
    ampl = 64;
  end
  if ~isnumeric(freq)
    error('MATLAB:sinetone:inputType', 'sinetone: the frequencies must be numeric');
  end
  if ~isscalar(rate) || ~isscalar(sec)
    error('MATLAB:sinetone:notScalar', 'sinetone: the rate and the duration must be scalars');
  end
  n = round(rate * sec);
  t = (1:n).' / rate;
  freq = freq(:).';
  y = ampl(:).' .* sin(2 * pi * t * freq);
end
