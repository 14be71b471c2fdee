function n = pagenorm(A, p)
  if nargin < 2
    p = 2;
  end
  if ~isfloat(A)
    error('MATLAB:pagenorm:invalidType', 'pagenorm: expected a floating-point array, found %s', class(A));
  end
  if isequal(p, 'fro') || isequal(p, "fro")
    n = sqrt(sum(sum(abs(A) .^ 2, 1), 2));
  elseif isequal(p, 1) && size(A, 1) > 1 && size(A, 2) > 1
    n = max(sum(abs(A), 1), [], 2);
  elseif isequal(p, Inf) && size(A, 1) > 1 && size(A, 2) > 1
    n = max(sum(abs(A), 2), [], 1);
  else
    n = pagefun(@(X) norm(X, p), A);
  end
end
