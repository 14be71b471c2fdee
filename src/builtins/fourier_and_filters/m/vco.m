function y = vco(x, range, rate)
  if nargin < 3 || isempty(rate)
    rate = 1;
  end
  if nargin < 2 || isempty(range)
    range = rate / 4;
  end
  if ~isnumeric(x) || ~isreal(x) || any(abs(x(:)) > 1)
    error('signal:vco:InvalidRange', 'vco: expected a signal of real numbers between -1 and 1');
  end
  if ~any(numel(range) == [1, 2])
    error('signal:vco:invalidRange', 'vco: expected the frequency in the middle, or the least and the greatest');
  end
  x = realfloat('vco', x);
  if isscalar(range)
    [middle, reach] = deal(range, range);
  else
    [middle, reach] = deal(mean(range), abs(range(2) - range(1)) / 2);
  end
  if middle + reach > rate / 2 * (1 + (numel(range) < 2))
    error('signal:vco:InvalidRate', 'vco: the frequencies must lie below half the rate of %g', rate);
  end
  lying = isrow(x);
  if lying
    x = x.';
  end
  t = (0:size(x, 1) - 1).' / rate;
  y = cos(2 * pi * (middle * t + reach / rate * cumsum(x, 1)));
  if lying
    y = y.';
  end
end
