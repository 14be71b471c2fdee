function B = squarepattern(name, A)
  % Which vertices of a graph are neighbours, from the pattern of a square matrix.
  if ~(isnumeric(A) || islogical(A)) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error(['MATLAB:', name, ':NotSquare'], '%s: expected a square matrix, found %dx%d', name, size(A, 1), size(A, 2));
  end
  B = A ~= 0;
  B = B | B.';
  B = tril(B, -1) | triu(B, 1);
end
