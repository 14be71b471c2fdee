function y = legendreP(n, x)
  y = recurrent_polynomial('legendreP', n, x, @(x) x, @(k, x, p, q) ((2 * k + 1) * x .* p - k * q) / (k + 1));
end
