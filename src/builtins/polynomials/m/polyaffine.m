function g = polyaffine(f, mu)
  if ~isvector(f) || ~isvector(mu) || numel(mu) ~= 2
    error('MATLAB:polyaffine:badArgument', 'polyaffine: expected a vector and a vector of two');
  end
  g = f(end);
  power = 1;
  step = [1, -mu(1)] / mu(2);
  g = f(end);
  for k = numel(f) - 1:-1:1
    power = conv(power, step);
    g = [0, g] + f(k) * power;
  end
  if iscolumn(f)
    g = g(:);
  end
end
