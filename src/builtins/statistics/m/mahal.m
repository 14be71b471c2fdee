function d = mahal(Y, X)
  if ~(isnumeric(X) && isnumeric(Y)) || size(X, 2) ~= size(Y, 2)
    error('stats:mahal:InputSizeMismatch', 'mahal: expected two matrices with the same number of columns');
  end
  if size(X, 1) <= size(X, 2)
    error('stats:mahal:TooFewRows', 'mahal: the sample must have more rows than columns');
  end
  m = mean(X, 1);
  [~, R] = qr(X - m, 0);
  d = sum(abs(R' \ (Y - m)') .^ 2, 1).' * (size(X, 1) - 1);
end
