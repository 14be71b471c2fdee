function [X, r] = pageinv(A)
  if ~isfloat(A)
    error('MATLAB:pageinv:invalidType', 'pageinv: expected a floating-point array, found %s', class(A));
  end
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:pageinv:square', 'pageinv: the pages must be square, found %d rows and %d columns', ...
          size(A, 1), size(A, 2));
  end
  if size(A, 1) > 32
    X = pagefun(@inv, A);
  else
    X = pagesolve(A, eye(size(A, 1), class(A)), @(A, ~) inv(A));
  end
  if nargout > 1
    r = pagefun(@rcond, A);
  end
end
