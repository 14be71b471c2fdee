function [k, e] = ellipke(m, tol)
  if ~isreal(m)
    error('MATLAB:ellipke:ComplexInputs', 'ellipke: M must be real');
  end
  if ~isnumeric(m)
    error('MATLAB:ellipke:NonNumericInput', 'ellipke: M must be numeric');
  end
  if nargin > 1 && ~(isreal(tol) && isscalar(tol) && tol > 0)
    error('MATLAB:ellipke:NegativeTolerance', 'ellipke: TOL must be a real scalar > 0');
  end
  if any(m(:) > 1)
    error('MATLAB:ellipke:MOutOfRange', 'ellipke: M must not be greater than 1');
  end
  if isinteger(m) || islogical(m)
    m = double(m);
  end
  % The arithmetic-geometric mean; the sum of the squared differences gives the second integral.
  a = ones(size(m), class(m));
  b = sqrt(1 - m);
  s = m / 2;
  weight = 0.5;
  least = eps(class(m));
  while true
    c = (a - b) / 2;
    weight = 2 * weight;
    s = s + weight * c.^2;
    done = abs(c) <= least * abs(a);
    if all(done(:) | b(:) == 0 | isnan(c(:)) | isinf(b(:)))
      break;
    end
    next = (a + b) / 2;
    b = sqrt(a .* b);
    a = next;
  end
  k = pi ./ (a + b);
  e = k .* (1 - s);
  k(m == 1) = Inf;
  e(m == 1) = 1;
  k(m == -Inf) = 0;
  e(m == -Inf) = Inf;
end
