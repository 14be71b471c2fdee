function H = hankel(c, r)
  if ~isvector(c) || (nargin > 1 && ~isvector(r))
    error('MATLAB:hankel:notVector', 'hankel: the arguments must be vectors');
  end
  m = numel(c);
  if nargin == 1
    n = m;
    r = zeros(1, n);
  else
    n = numel(r);
    if r(1) ~= c(end)
      warning('MATLAB:hankel:AntiDiagonalConflict', 'hankel: the column wins the conflict on the anti-diagonal');
    end
  end
  v = [reshape(c, 1, m), reshape(r(2:end), 1, n - 1)];
  H = reshape(v((1:n) + (0:m - 1).'), m, n);
end
