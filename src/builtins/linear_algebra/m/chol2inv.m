function X = chol2inv(R)
  if size(R, 1) ~= size(R, 2)
    error('MATLAB:square', 'chol2inv: expected a square matrix');
  end
  S = triu(R) \ eye(size(R, 1));
  X = S * S';
end
