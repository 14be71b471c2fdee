function Co = ctrb(A, B)
  if ~isnumeric(A) || ~isnumeric(B) || ~ismatrix(A) || size(A, 1) ~= size(A, 2) || size(B, 1) ~= size(A, 1)
    error('Control:analysis:ctrb', 'ctrb: expected a square matrix and one with as many rows');
  end
  n = size(A, 1);
  parts = cell(1, n);
  for k = 1:n
    parts{k} = B;
    B = A * B;
  end
  Co = [parts{:}];
end
