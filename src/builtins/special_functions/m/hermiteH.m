function y = hermiteH(n, x)
  y = recurrent_polynomial('hermiteH', n, x, @(x) 2 * x, @(k, x, p, q) 2 * x .* p - 2 * k * q);
end
