function y = wgn(m, n, power, varargin)
  [words, numbers] = noise_words('wgn', varargin);
  impedance = 1;
  if numel(numbers) > 0 && ~isempty(numbers{1})
    impedance = numbers{1};
  end
  if any(strcmp(words, 'dbm'))
    power = 10^((power - 30) / 10);
  elseif ~any(strcmp(words, 'linear'))
    power = 10^(power / 10);
  end
  if numel(numbers) > 1
    before = rng;
    rng(numbers{2});
  end
  if any(strcmp(words, 'complex'))
    y = sqrt(impedance * power / 2) * (randn(m, n) + 1i * randn(m, n));
  else
    y = sqrt(impedance * power) * randn(m, n);
  end
  if numel(numbers) > 1
    rng(before);
  end
end
