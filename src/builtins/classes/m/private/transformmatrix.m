function A = transformmatrix(name, A, kind)
  % The matrix of a transform for columns [x; y; 1] that is 'projective', 'affine', 'similarity' or 'rigid'.
  if isnumeric(A) && isequal(size(A), [2, 3])
    A = [A; 0, 0, 1];
  end
  S = A(1:min(2, end), 1:min(2, end));
  S = double(S.' * S);
  if ~(isnumeric(A) && isreal(A) && isequal(size(A), [3, 3]) && all(isfinite(A(:))))
    error(['images:', name, ':invalidMatrix'], '%s: expected a matrix of 3 by 3 real numbers', name);
  elseif ~strcmp(kind, 'projective') && any(abs(A(3, :) - [0, 0, 1]) > 1e-9)
    error(['images:', name, ':invalidMatrix'], ...
          '%s: expected an affine matrix, with 0, 0, 1 where others have a perspective', name);
  elseif rcond(double(A)) < eps
    error(['images:', name, ':singularMatrix'], '%s: the matrix must not be singular', name);
  elseif any(strcmp(kind, {'similarity', 'rigid'})) && norm(S - S(1) * eye(2)) > 1e-5 * S(1) || ...
         strcmp(kind, 'rigid') && abs(det(A) - 1) > 1e-5
    error(['images:', name, ':invalidMatrix'], '%s: expected the matrix of a transform that is a %s one', name, kind);
  end
end
