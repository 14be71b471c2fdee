function c = cond(A, p)
  if nargin < 2
    p = 2;
  end
  if ndims(A) > 2
    error('MATLAB:cond:inputMustBe2D', 'cond: expected a matrix');
  end
  if ~isnumeric(A)
    error('MATLAB:cond:inputType', 'cond: expected a numeric matrix');
  end
  if isempty(A)
    c = 0;
    return;
  end
  if isequal(p, 2)
    if any(~isfinite(A(:)))
      error('MATLAB:cond:nonFinite', 'cond: the matrix must not contain NaN or Inf');
    end
    s = svd(A);
    if s(end) == 0
      c = cast(Inf, class(s));
    else
      c = s(1) / s(end);
    end
  else
    if size(A, 1) ~= size(A, 2)
      error('MATLAB:square', 'cond: expected a square matrix for this norm');
    end
    c = norm(A, p) * norm(inv(A), p);
  end
end
