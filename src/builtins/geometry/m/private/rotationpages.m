function R = rotationpages(name, R, n)
  % Matrices of n by n, one on each page.
  if ~(isnumeric(R) && isreal(R) && size(R, 1) == n && size(R, 2) == n && ndims(R) < 4)
    error(['MATLAB:', name, ':InvalidSize'], '%s: expected matrices of %d by %d real numbers', name, n, n);
  end
end
