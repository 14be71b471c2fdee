function x = logspace(a, b, n)
  % Numbers equally spaced on a logarithmic scale; to pi means points on the unit circle's upper half.
  if nargin < 3
    n = 50;
  end
  if ! isscalar(a) || ! isscalar(b) || ! isscalar(n)
    error('logspace: arguments A, B and N must be scalar values');
  end
  n = fix(n);
  if b == pi
    b = log10(pi);
  end
  x = 10 .^ steps(a, b, n);
end

function x = steps(a, b, n)
  % linspace between ends that are infinite: each end itself, and the middle halfway.
  x = linspace(a, b, n);
  if isinf(a) || isinf(b)
    x(:) = a + b;
    if a == -b
      x(:) = 0;
    end
    x([1, n]) = [a, b];
  end
end
