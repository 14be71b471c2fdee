function C = mpower(A, b)
  if nargin ~= 2
    error('MATLAB:minrhs', 'mpower: expected a base and an exponent');
  end
  if isscalar(A) && isscalar(b)
    C = A .^ b;
  elseif isscalar(b)
    if ndims(A) > 2 || size(A, 1) ~= size(A, 2)
      error('MATLAB:square', 'for x^y, only square matrix arguments are permitted and one argument must be scalar; use .^ for elementwise power');
    end
    if isreal(b) && b == fix(b)
      if b < 0
        A = inv(A);
        b = -b;
      end
      C = eye(size(A, 1), class(A));
      while b > 0
        if mod(b, 2) == 1
          C = C * A;
        end
        b = floor(b / 2);
        if b > 0
          A = A * A;
        end
      end
    else
      [V, D] = eig(A);
      C = (V .* (diag(D).' .^ b)) / V;
    end
  elseif isscalar(A)
    if ndims(b) > 2 || size(b, 1) ~= size(b, 2)
      error('MATLAB:square', 'for x^y, only square matrix arguments are permitted and one argument must be scalar; use .^ for elementwise power');
    end
    [V, D] = eig(b);
    C = (V .* (A .^ diag(D).')) / V;
  else
    error('MATLAB:square', 'for x^y, only square matrix arguments are permitted and one argument must be scalar; use .^ for elementwise power');
  end
end
