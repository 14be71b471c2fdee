function Y = expm(A)
  if ~isnumeric(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'expm: expected a square numeric matrix');
  end
  n = size(A, 1);
  if n == 0
    Y = A;
    return;
  end
  if isscalar(A)
    Y = exp(A);
    return;
  end
  if isdiag(A)
    Y = diag(exp(diag(A)));
    return;
  end
  % The diagonal Pade approximant of degree 8 after scaling, squared back.
  shift = trace(A) / n;
  A = A - shift * eye(n);
  [~, e] = log2(norm(A, 1));
  s = max(0, min(e, 1023));
  A = A * 2 ^ -s;
  c = [5.0000000000000000e-1, 1.1666666666666667e-1, 1.6666666666666667e-2, 1.6025641025641026e-3, ...
       1.0683760683760684e-4, 4.8562548562548563e-6, 1.3875013875013875e-7, 1.9270852604185938e-9];
  A2 = A * A;
  I = eye(n);
  even = A2 * (c(8) * A2 * A2 * A2 + c(6) * A2 * A2 + c(4) * A2 + c(2) * I) + I;
  odd = A * (c(7) * A2 * A2 * A2 + c(5) * A2 * A2 + c(3) * A2 + c(1) * I);
  Y = (even - odd) \ (even + odd);
  for k = 1:s
    Y = Y * Y;
  end
  Y = Y * exp(shift);
end
