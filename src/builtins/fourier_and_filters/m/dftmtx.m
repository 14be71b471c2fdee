function D = dftmtx(n)
  if ~(isnumeric(n) && isscalar(n) && isreal(n) && n >= 1 && n == fix(n))
    error('signal:dftmtx:size', 'dftmtx: expected a whole number from 1');
  end
  D = fft(eye(n));
end
