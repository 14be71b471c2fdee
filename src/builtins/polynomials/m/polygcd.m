function g = polygcd(b, a, tol)
  % Euclid's algorithm with monic divisors: Knuth, The Art of Computer Programming, volume 2, section 4.6.1.
  if nargin < 3
    tol = sqrt(eps(class([b([]), a([])])));
  end
  if isequal(b, 0)
    g = a;
    return;
  end
  f = b;
  g = a;
  while numel(g) > 1
    g = g / g(1);
    [~, rest] = deconv(f, g);
    f = g;
    % Without the leading coefficients that are zero but for rounding.
    g = rest(cumsum(abs(rest) > tol) > 0);
  end
  if any(g)
    g = ones(class(f(1) + g));
  else
    g = f;
  end
end
