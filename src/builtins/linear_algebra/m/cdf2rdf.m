function [V, D] = cdf2rdf(V, D)
  n = size(D, 1);
  k = 1;
  while k < n
    if imag(D(k, k)) ~= 0
      if D(k + 1, k + 1) ~= conj(D(k, k))
        error('MATLAB:cdf2rdf:NotPaired', 'cdf2rdf: complex eigenvalues must come in conjugate pairs');
      end
      a = real(D(k, k));
      b = imag(D(k, k));
      D(k:k + 1, k:k + 1) = [a, b; -b, a];
      V(:, k:k + 1) = [real(V(:, k)), imag(V(:, k))];
      k = k + 1;
    end
    k = k + 1;
  end
  V = real(V);
  D = real(D);
end
