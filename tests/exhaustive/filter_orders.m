%% orders of all kinds of filters hold what they promise
bands = {0.2, 0.3; 0.3, 0.2; [0.2 0.5], [0.1 0.6]; [0.1 0.6], [0.2 0.5]};
gain = @(b, a, f) 20 * log10(abs(polyval(b, exp(1i * pi * f)) ./ polyval(a, exp(1i * pi * f))));
for k = 1:4
  [pass, stop] = bands{k, :};
  kind = 'low';
  if k == 2
    kind = 'high';
  elseif k == 3
    kind = 'bandpass';
  elseif k == 4
    kind = 'stop';
  end
  [n, w] = buttord(pass, stop, 1, 30);
  [b, a] = butter(n, w, kind);
  assert(all(gain(b, a, pass) > -1.0001) && all(gain(b, a, stop) < -29.999))
  [n, w] = cheb1ord(pass, stop, 1, 30);
  [b, a] = cheby1(n, 1, w, kind);
  assert(all(gain(b, a, pass) > -1.0001) && all(gain(b, a, stop) < -29.999))
  [n, w] = cheb2ord(pass, stop, 1, 30);
  [b, a] = cheby2(n, 30, w, kind);
  assert(all(gain(b, a, pass) > -1.0001) && all(gain(b, a, stop) < -29.999))
  [n, w] = ellipord(pass, stop, 1, 30);
  [b, a] = ellip(n, 1, 30, w, kind);
  assert(all(gain(b, a, pass) > -1.0001) && all(gain(b, a, stop) < -29.999))
end
