function T = toeplitz(c, r)
  if nargin == 1
    if ~(isvector(c) || isempty(c))
      error('MATLAB:toeplitz:notVector', 'toeplitz: the argument must be a vector');
    end
    r = c;
    c = conj(c);
    if ~isempty(c)
      c(1) = conj(c(1));
    end
  elseif ~((isvector(c) || isempty(c)) && (isvector(r) || isempty(r)))
    error('MATLAB:toeplitz:notVector', 'toeplitz: both arguments must be vectors');
  elseif ~isempty(c) && ~isempty(r) && r(1) ~= c(1)
    warning('MATLAB:toeplitz:DiagonalConflict', 'toeplitz: the column wins the conflict on the diagonal');
  end
  m = numel(c);
  n = numel(r);
  if m == 0 || n == 0
    T = zeros(m, n);
    return;
  end
  v = [reshape(r(n:-1:2), 1, n - 1), reshape(c, 1, m)];
  T = reshape(v((n:-1:1) + (0:m - 1).'), m, n);
end
