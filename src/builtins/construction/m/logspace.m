function x = logspace(a, b, n)
  % Numbers equally spaced on a logarithmic scale; to pi means points on the unit circle's upper half.
  if nargin < 3
    n = 50;
  end
  if numel(a) ~= 1 || numel(b) ~= 1 || numel(n) ~= 1
    error('MATLAB:logspace:notScalar', 'logspace: arguments A, B and N must be scalar values');
  end
  if b == pi
    b = log10(b);
  end
  exponents = linspace(a, b, fix(n));
  if ~isfinite(a + b)
    % Between infinite ends nothing can be halfway but infinity, or one.
    exponents(2:end - 1) = max(min(a + b, Inf), -Inf);
    if a == -b
      exponents(2:end - 1) = 0;
    end
    exponents([1, end]) = [a, b];
  end
  x = 10 .^ exponents;
end
