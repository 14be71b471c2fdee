function r = biasedcorrelation(x, p)
  % The correlation of signals with themselves at lags from 0 to p, over their length.
  n = size(x, 1);
  r = ifft(abs(fft(x, 2 ^ nextpow2(n + p + 1))) .^ 2) / n;
  r = r(1:p + 1, :);
  if isreal(x)
    r = real(r);
  end
end
