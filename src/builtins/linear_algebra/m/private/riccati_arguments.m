function [A, B, Q, R, S, E, plain] = riccati_arguments(name, A, B, Q, given)
  n = size(A, 1);
  m = size(B, 2);
  known = {eye(m), zeros(n, m), eye(n)};
  for k = 1:numel(given)
    if ~isempty(given{k})
      known{k} = given{k};
    end
  end
  [R, S, E] = known{:};
  if isscalar(R) && m > 1
    R = R * eye(m);
  end
  plain = isequal(E, eye(n));
  all_numbers = isnumeric(A) && isnumeric(B) && isnumeric(Q) && isnumeric(R) && isnumeric(S) && isnumeric(E);
  if ~all_numbers || size(A, 2) ~= n || size(B, 1) ~= n || ~isequal(size(Q), [n, n]) || ~isequal(size(R), [m, m]) ...
     || ~isequal(size(S), [n, m]) || ~isequal(size(E), [n, n])
    error('Control:foundation:Riccati1', '%s: the sizes of the matrices do not agree', name);
  end
  if norm(Q - Q', 1) > 100 * eps * norm(Q, 1) || norm(R - R', 1) > 100 * eps * norm(R, 1)
    error('Control:foundation:Riccati2', '%s: Q and R must be symmetric', name);
  end
  if rcond(R) < eps
    error('Control:foundation:Riccati3', '%s: R must not be singular', name);
  end
  if ~plain
    A = E \ A;
    B = E \ B;
    % What is left is the equation of E'' * X * E.
  end
end
