function M = operatormatrix(f, n)
  % The matrix of a linear function, a column at a time.
  E = eye(n);
  columns = cell(1, n);
  for k = 1:n
    columns{k} = reshape(f(E(:, k)), [], 1);
  end
  M = [columns{:}];
end
