function y = diric(x, n)
  if nargin < 2 || ~isscalar(n) || n ~= fix(n) || n < 1
    error('MATLAB:diric:order', 'diric: expected a whole number from 1');
  end
  below = sin(x / 2);
  y = sin(n * x / 2) ./ (n * below);
  % The quotient has no digits left that near to where both are zero.
  near = 1e-12;
  if isa(y, 'single')
    near = 1e-5;
  end
  at = abs(below) < near;
  y(at) = sign(cos(x(at) * (n + 1) / 2));
  if mod(n, 2) == 1
    y(at) = 1;
  end
end
