function P = pascal(n, t)
  % Binomial coefficients, as Pascal's triangle is read (Higham, Accuracy and Stability of Numerical Algorithms, section 28.4).
  if nargin < 2
    t = 0;
  end
  if numel(n) ~= 1 || numel(t) ~= 1
    error('MATLAB:pascal:notScalar', 'pascal: the arguments must be scalars');
  end
  if ~ismember(t, -1:2)
    error('MATLAB:pascal:badKind', 'pascal: the kind must be -1, 0, 1 or 2');
  end
  n = max(n, 0);
  % Each column of the symmetric matrix is the running sum of the one before it.
  symmetric = ones(n);
  for j = 2:n
    symmetric(:, j) = cumsum(symmetric(:, j - 1));
  end
  % Its diagonals are the rows of the triangle.
  triangle = zeros(n);
  for j = 1:n
    triangle(j:n, j) = symmetric(1:n + 1 - j, j);
  end
  involution = triangle .* (-1) .^ (0:n - 1);
  switch t
    case 0
      P = symmetric;
    case -1
      P = triangle;
    case 1
      P = involution;
    case 2
      % Turned, with a sign that makes its cube the identity.
      P = (-1) ^ (n - 1) * rot90(involution, 3);
  end
end
