% Integrals: rules of growing order against the known value
exact = 1 - cos(1);
for n = [4 8 16 32]
  x = linspace(0, 1, n + 1);
  trapezoid = trapz(x, sin(x));
  simpson = sum(sin(x) .* [1 repmat([4 2], 1, n / 2 - 1) 4 1]) / (3 * n);
  fprintf('%3d  trapezoid %8.1e  Simpson %8.1e\n', n, abs(trapezoid - exact), abs(simpson - exact));
end
