function y = chebyshevU(n, x)
  y = recurrent_polynomial('chebyshevU', n, x, @(x) 2 * x, @(k, x, p, q) 2 * x .* p - q);
end
