function S = spaugment(A, c)
  if ~isnumeric(A) || ~ismatrix(A)
    error('MATLAB:spaugment:InvalidMatrix', 'spaugment: expected a matrix, found %s', class(A));
  end
  if nargin < 2
    c = max([abs(A(:)); 0]) / 1000;
  end
  [m, n] = size(A);
  S = sparse([c * eye(m), A; A', zeros(n)]);
end
