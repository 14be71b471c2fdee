function [P, R, C] = equilibrate(A, form)
  % I. S. Duff and J. Koster, On algorithms for permuting large entries to the diagonal of a sparse matrix, 2001.
  if ~isfloat(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:equilibrate:NotSquare', 'equilibrate: expected a square matrix, found %dx%d', size(A, 1), size(A, 2));
  end
  if nargin < 2
    form = 'matrix';
  elseif ~any(strcmpi(form, {'matrix', 'vector'}))
    error('MATLAB:equilibrate:InvalidForm', 'equilibrate: expected matrix or vector, found ''%s''', char(form));
  end
  n = size(A, 1);
  top = max(abs(A), [], 1);
  cost = log(top) - log(abs(A));
  % The assignment of least cost by shortest augmenting paths; u and v are its dual variables.
  u = zeros(1, n);
  v = zeros(1, n + 1);
  row = zeros(1, n + 1);
  for i = 1:n
    row(n + 1) = i;
    at = n + 1;
    least = Inf(1, n);
    from = zeros(1, n);
    done = false(1, n + 1);
    while row(at) ~= 0
      done(at) = true;
      reduced = cost(row(at), :) - u(row(at)) - v(1:n);
      better = ~done(1:n) & reduced < least;
      least(better) = reduced(better);
      from(better) = at;
      open = find(~done(1:n));
      [step, next] = min(least(open));
      if isempty(step) || ~isfinite(step)
        error('MATLAB:equilibrate:Singular', 'equilibrate: the matrix is structurally singular');
      end
      u(row(done)) = u(row(done)) + step;
      v(done) = v(done) - step;
      least(open) = least(open) - step;
      at = open(next);
    end
    while at ~= n + 1
      row(at) = row(from(at));
      at = from(at);
    end
  end
  P = row(1:n)';
  R = exp(u(P))';
  C = (exp(v(1:n)) ./ top)';
  if strcmpi(form, 'matrix')
    E = eye(n);
    P = E(P, :);
    R = diag(R);
    C = diag(C);
  end
end
