function N = normc(A)
  % Columns of zeros become columns of equal elements.
  if ~isnumeric(A)
    error('nnet:normc:matrix', 'normc: expected a matrix of numbers');
  end
  long = sqrt(sum(abs(A) .^ 2, 1));
  N = A ./ long;
  N(:, long == 0) = 1 / sqrt(size(A, 1));
end
