function y = awgn(x, snr, varargin)
  if ~isnumeric(x) || ~isnumeric(snr) || ~isreal(snr) || ~isscalar(snr)
    error('comm:awgn:InvalidArg', 'awgn: expected a signal and a number');
  end
  [words, numbers] = noise_words('awgn', varargin);
  linear = any(strcmp(words, 'linear'));
  power = 1;
  if any(strcmp(words, 'measured'))
    power = sum(abs(x(:)).^2) / numel(x);
  elseif numel(numbers) > 0 && ~isempty(numbers{1})
    power = from_decibels(numbers{1}, linear);
    numbers(1) = [];
  end
  deviation = sqrt(power / from_decibels(snr, linear));
  if numel(numbers) > 0 && isnumeric(numbers{end}) && isscalar(numbers{end})
    before = rng;
    rng(numbers{end});
  end
  if isreal(x)
    noise = deviation * randn(size(x));
  else
    noise = deviation * sqrt(0.5) * (randn(size(x)) + 1i * randn(size(x)));
  end
  if exist('before', 'var')
    rng(before);
  end
  y = x + noise;
end

function p = from_decibels(p, linear)
  if ~linear
    p = 10^(p / 10);
  end
end
