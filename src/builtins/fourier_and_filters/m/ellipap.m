function [z, p, k] = ellipap(n, ripple, attenuation)
  % Orfanidis, Lecture Notes on Elliptic Filter Design, 2006: elliptic functions by Landen's transformation.
  n = prototypeorder('ellipap', n);
  ripple = decibels('ellipap', 'the ripple of the pass band', ripple);
  attenuation = decibels('ellipap', 'the attenuation of the stop band', attenuation);
  if attenuation <= ripple
    error('signal:ellipap:invalidDecibels', 'ellipap: the attenuation of the stop band must exceed the ripple of the pass band');
  end
  e = sqrt(expm1(log(10) * ripple / 10));
  k1 = e / sqrt(expm1(log(10) * attenuation / 10));
  if n == 1
    z = [];
    p = -1 / e;
    k = 1 / e;
    return;
  end
  % The modulus for which an n-fold period is that of k1.
  u = (1:2:n - 1) / n;
  other = descending(sqrt((1 - k1) * (1 + k1)));
  inverse = sqrt((1 - k1) * (1 + k1)) ^ n * prod(sn(u, other)) ^ 4;
  modulus = sqrt((1 - inverse) * (1 + inverse));
  steps = descending(modulus);
  z = 1i ./ (modulus * cd(u, steps));
  v = -1i / n * asn(1i / e, k1);
  p = 1i * cd(u - 1i * v, steps);
  z = reshape([z; conj(z)], [], 1);
  p = reshape([p; conj(p)], [], 1);
  if mod(n, 2) == 1
    p(n, 1) = real(1i * sn(1i * v, steps));
  end
  k = real(prod(-p) / prod(-z));
  if mod(n, 2) == 0
    k = k / sqrt(1 + e ^ 2);
  end
end

function steps = descending(k)
  % Moduli that go to zero.
  steps = [];
  while k > eps && numel(steps) < 20
    k = (k / (1 + sqrt((1 - k) * (1 + k)))) ^ 2;
    steps(end + 1) = k;
  end
end

function w = cd(u, steps)
  % cd(u K, k) of a complex u.
  w = ascended(cos(u * pi / 2), steps);
end

function w = sn(u, steps)
  w = ascended(sin(u * pi / 2), steps);
end

function w = ascended(w, steps)
  for s = steps(end:-1:1)
    w = (1 + s) * w ./ (1 + s * w .^ 2);
  end
end

function u = asn(w, k)
  % The u with sn(u K, k) = w, for an imaginary w.
  steps = descending(k);
  for s = steps
    w = 2 * w / ((1 + s) * (1 + sqrt(1 - k ^ 2 * w ^ 2)));
    k = s;
  end
  u = 2 / pi * asin(w);
end
