function A = convmtx(h, n)
  if ~isvector(h) || ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('signal:convmtx:Inputs', 'convmtx: expected a vector and a positive length');
  end
  A = toeplitz([h(:); zeros(n - 1, 1)], [h(1), zeros(1, n - 1)]);
  if isrow(h)
    A = A.';
  end
end
