function r = roots(p)
  if nargin ~= 1 || (~isvector(p) && ~isempty(p))
    error('MATLAB:roots:NonVectorInput', 'roots: expected a vector of coefficients');
  end
  if any(~isfinite(p(:)))
    error('MATLAB:roots:NonFiniteInput', 'roots: the coefficients must be finite');
  end
  p = p(:);
  nonzero = find(p ~= 0);
  if isempty(nonzero)
    r = [];
    return;
  end
  zeros_at_origin = numel(p) - nonzero(end);
  p = p(nonzero(1):nonzero(end));
  n = numel(p) - 1;
  % Leading coefficients that are too small to divide by are dropped.
  while n > 0 && any(isinf(p(2:end) / p(1)))
    p = p(2:end);
    n = n - 1;
  end
  if n > 0
    A = diag(ones(n - 1, 1, class(p)), -1);
    A(1, :) = -p(2:end).' / p(1);
    r = eig(A);
    r = [r; zeros(zeros_at_origin, 1, class(p))];
  else
    r = zeros(zeros_at_origin, 1, class(p));
  end
end
