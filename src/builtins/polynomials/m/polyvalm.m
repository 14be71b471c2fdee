function Y = polyvalm(p, X)
  if ~(isvector(p) || isempty(p))
    error('MATLAB:polyvalm:InvalidP', 'polyvalm: the polynomial must be a vector');
  end
  if ndims(X) > 2 || size(X, 1) ~= size(X, 2)
    error('MATLAB:square', 'polyvalm: the matrix must be square');
  end
  n = size(X, 1);
  Y = zeros(n, class([p([]), X([])]));
  for k = 1:numel(p)
    Y = Y * X + p(k) * eye(n);
  end
end
