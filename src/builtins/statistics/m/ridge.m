function b = ridge(y, X, k, scaled)
  % Hoerl and Kennard, Ridge regression, Technometrics 12 (1970).
  if nargin < 4
    scaled = 1;
  end
  if ~(isnumeric(k) && all(k(:) >= 0))
    error('stats:ridge:BadK', 'ridge: the ridge parameters must be nonnegative numbers');
  end
  [y, X] = regressiondata('ridge', y, X);
  m = mean(X, 1);
  s = std(X, 0, 1);
  Z = (X - m) ./ s;
  c = Z' * (y - mean(y));
  b = zeros(size(X, 2), numel(k));
  for j = 1:numel(k)
    b(:, j) = (Z' * Z + k(j) * eye(size(X, 2))) \ c;
  end
  if ~scaled
    b = b ./ s.';
    b = [mean(y) - m * b; b];
  end
end
