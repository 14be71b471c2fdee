function g = polygcd(b, a, tol)
  % Euclid's algorithm with monic divisors: Knuth, The Art of Computer Programming, volume 2, section 4.6.1.
  if nargin < 3
    tol = sqrt(eps(class([b([]), a([])])));
  end
  f = cast(b, class([b([]), a([])]));
  g = cast(a, class(f));
  if isequal(f, 0)
    return;
  end
  while numel(g) > 1
    g = g / g(1);
    [~, rest] = deconv(f, g);
    f = g;
    % Without the leading coefficients that are zero but for rounding.
    g = rest(cumsum(abs(rest) > tol) > 0);
  end
  if any(g)
    g = ones(class(f));
  else
    g = f;
  end
end
