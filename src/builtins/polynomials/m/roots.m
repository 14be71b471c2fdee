function r = roots(p)
  % The eigenvalues of the companion matrix: Golub and Van Loan, Matrix Computations, section 7.4.
  if ~isempty(p) && ~isvector(p)
    error('MATLAB:roots:NonVectorInput', 'roots: expected a vector of coefficients');
  end
  if ~all(isfinite(p(:)))
    error('MATLAB:roots:NonFiniteInput', 'roots: the coefficients must be finite');
  end
  if ~isfloat(p)
    p = double(p);
  end
  last = find(p, 1, 'last');
  if isempty(last)
    r = p([]);
    return;
  end
  at_zero = numel(p) - last;
  p = reshape(p(1:last), 1, []);
  % Leading coefficients that are zero, or too small to divide by.
  while any(isinf(p / p(1))) || p(1) == 0
    p(1) = [];
  end
  r = [zeros(at_zero, 1, class(p)); eig(compan(p))];
end
