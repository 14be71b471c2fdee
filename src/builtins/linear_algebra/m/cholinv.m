function X = cholinv(A)
  if size(A, 1) ~= size(A, 2)
    error('MATLAB:square', 'cholinv: expected a square matrix');
  end
  R = chol(A);
  S = R \ eye(size(R, 1));
  X = S * S';
end
