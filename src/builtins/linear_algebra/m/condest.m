function [c, v] = condest(A, t)
  % The 1-norm of A times the estimated one of its inverse, which is applied by its factors (Higham, Accuracy and Stability of
  % Numerical Algorithms, chapter 15).
  if nargin < 2
    t = 2;
  end
  if ~isnumeric(A) || ~ismatrix(A) || diff(size(A)) ~= 0
    error('MATLAB:condest:notSquare', 'condest: A must be a square matrix');
  end
  [L, U, P] = lu(A);
  if isempty(A)
    [c, v] = deal(zeros(1, class(A)), A);
  elseif ~all(diag(U))
    [c, v] = deal(Inf(class(A)), zeros(size(A, 1), 1, class(A)));
  else
    inverse = struct('dim', @(x) size(A, 1), 'real', @(x) isreal(A), ...
                     'notransp', @(x) U \ (L \ (P * x)), 'transp', @(x) P' * (L' \ (U' \ x)));
    [estimate, ~, column] = normest1(@(what, x) inverse.(what)(x), t);
    c = estimate * norm(A, 1);
    v = column / norm(column, 1);
  end
end
