function [params, ci] = gamfit(x, alpha)
  % Minka, Estimating a gamma distribution, 2002.
  if nargin < 2
    alpha = [];
  end
  [x, ~, alpha] = fitdata('gamfit', x, alpha);
  x = x(:);
  if any(x <= 0)
    error('stats:gamfit:InvalidData', 'gamfit: expected positive numbers');
  end
  s = log(mean(x)) - mean(log(x));
  a = 0.5 / s;
  for step = 1:100
    last = a;
    a = 1 / (1 / a + (log(a) - s - psi(a)) / (a ^ 2 * (1 / a - psi(1, a))));
    if abs(a - last) <= 4 * eps(class(x)) * a
      break;
    end
  end
  b = mean(x) / a;
  params = [a, b];
  ci = positivelimits(params, numel(x) * [psi(1, a), 1 / b; 1 / b, a / b ^ 2], alpha);
end
