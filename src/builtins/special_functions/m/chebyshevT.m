function y = chebyshevT(n, x)
  y = recurrent_polynomial('chebyshevT', n, x, @(x) x, @(k, x, p, q) 2 * x .* p - q);
end
