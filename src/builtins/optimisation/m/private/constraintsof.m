function [A, b] = constraintsof(name, A, b, n)
  % Rows of linear constraints of n unknowns.
  if isempty(A)
    A = zeros(0, n);
  end
  b = b(:);
  if ~isnumeric(A) || ~isnumeric(b) || size(A, 2) ~= n || size(A, 1) ~= numel(b)
    error(['optim:', name, ':InvalidConstraints'], ...
          '%s: expected rows of %d coefficients, one for each right side, found %d rows of %d and %d right sides', ...
          name, n, size(A, 1), size(A, 2), numel(b));
  end
  A = double(A);
  b = double(b);
end
