function Z = null(A, tol)
  % The right singular vectors that belong to no singular value, or to a negligible one.
  [rows, cols] = size(A);
  if nargin > 1 && (ischar(tol) || isstring(tol))
    if ~any(strcmpi(tol, {'r', 'rational'}))
      error('MATLAB:null:badOption', 'null: expected a tolerance or ''rational'', found ''%s''', char(tol));
    end
    Z = rational(A);
    return;
  end
  if isempty(A)
    Z = eye(cols, cols * (rows == 0));
    if isa(A, 'single')
      Z = single(Z);
    end
    return;
  end
  [~, S, V] = svd(A);
  k = min(rows, cols);
  s = diag(S(1:k, 1:k));
  if nargin < 2
    tol = max(rows, cols) * eps(max(s));
  end
  V(:, [s > tol; false(cols - k, 1)]) = [];
  Z = V .* (abs(V) >= eps(class(V)));
end

% One vector for each free unknown of the reduced row echelon form, in which that unknown is 1 and the other free ones are 0.
function Z = rational(A)
  cols = size(A, 2);
  if ~isfloat(A)
    A = double(A);
  end
  [R, pivots] = rref(A);
  free = 1:cols;
  free(pivots) = [];
  Z = zeros(cols, numel(free), class(A));
  Z(pivots, :) = 0 - R(1:numel(pivots), free);
  Z(free, :) = eye(numel(free));
end
