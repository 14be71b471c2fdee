function w = unitroots(n, angle, x)
  % exp(1i * angle * k) for k = 0:n - 1, as a column of the class of x: where they are many, products of two of a few.
  m = min(n, max(1024, 2 ^ nextpow2(sqrt(n))));
  turns = @(k) cast(complex(cos(angle * k), sin(angle * k)), class(x));
  w = reshape(turns((0:m - 1).') .* turns((0:ceil(n / m) - 1) * m), [], 1);
  w = w(1:n);
end
