function c = poly(x)
  % The coefficients of the product of (s - r) over the roots r; those of a matrix are its eigenvalues.
  r = x(:);
  if ~isempty(x) && ~isvector(x)
    if ~ismatrix(x) || diff(size(x)) ~= 0
      error('MATLAB:poly:InputSize', 'poly: expected a vector or a square matrix');
    end
    r = eig(x);
  end
  c = 1;
  for root = r.'
    c = conv(c, [1, -root]);
  end
  % Roots in conjugate pairs give real coefficients.
  [upper, lower] = deal(r(imag(r) > 0), r(imag(r) < 0));
  if isequal(sort(upper), sort(conj(lower)))
    c = real(c);
  end
end
