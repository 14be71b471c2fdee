function [U, T] = rsf2csf(U, T)
  if ~isnumeric(U) || ~isnumeric(T) || size(T, 1) ~= size(T, 2)
    error('MATLAB:rsf2csf:notSquare', 'rsf2csf: expected the square factors of a Schur decomposition');
  end
  U = U + 0i * zeros(1, class(U));
  T = T + 0i * zeros(1, class(T));
  n = size(T, 1);
  for m = n:-1:2
    if T(m, m - 1) ~= 0
      k = m - 1:m;
      mu = eig(T(k, k)) - T(m, m);
      r = hypot(abs(mu(1)), abs(T(m, m - 1)));
      c = mu(1) / r;
      s = T(m, m - 1) / r;
      G = [c', s; -s, c];
      T(k, m - 1:n) = G * T(k, m - 1:n);
      T(1:m, k) = T(1:m, k) * G';
      U(:, k) = U(:, k) * G';
    end
    T(m, m - 1) = 0;
  end
end
