function Ob = obsv(A, C)
  if ~isnumeric(A) || ~isnumeric(C) || ~ismatrix(A) || size(A, 1) ~= size(A, 2) || size(C, 2) ~= size(A, 1)
    error('Control:analysis:obsv', 'obsv: expected a square matrix and one with as many columns');
  end
  Ob = ctrb(A.', C.').';
end
