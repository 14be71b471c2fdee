function dE = imcolordiff(A, B, varargin)
  % CIE 1994; CIEDE2000: Sharma, Wu and Dalal, Color Research and Application 30 (2005).
  o = struct('Standard', 'CIE94', 'isInputLab', false, 'kL', 1, 'K1', 0.045, 'K2', 0.015, 'kC', 1, 'kH', 1);
  o = imageoptions('imcolordiff', varargin, o);
  newer = strcmp(imageword('imcolordiff', o.Standard, {'CIE94', 'CIEDE2000'}), 'CIEDE2000');
  [p, q] = imagelabs('imcolordiff', A, B, o.isInputLab);
  [L1, a1, b1] = deal(p(:, :, 1), p(:, :, 2), p(:, :, 3));
  [L2, a2, b2] = deal(q(:, :, 1), q(:, :, 2), q(:, :, 3));
  C1 = hypot(a1, b1);
  C2 = hypot(a2, b2);
  if ~newer
    dC = C1 - C2;
    dH = max((a1 - a2) .^ 2 + (b1 - b2) .^ 2 - dC .^ 2, 0);
    dE = sqrt(((L1 - L2) / o.kL) .^ 2 + (dC ./ (o.kC * (1 + o.K1 * C1))) .^ 2 + dH ./ (o.kH * (1 + o.K2 * C1)) .^ 2);
    return;
  end
  far = ((C1 + C2) / 2) .^ 7;
  G = 0.5 * (1 - sqrt(far ./ (far + 25 ^ 7)));
  a1 = a1 .* (1 + G);
  a2 = a2 .* (1 + G);
  C1 = hypot(a1, b1);
  C2 = hypot(a2, b2);
  h1 = mod(atan2d(b1, a1), 360);
  h2 = mod(atan2d(b2, a2), 360);
  gray = C1 .* C2 == 0;
  dh = mod(h2 - h1 + 180, 360) - 180;
  dh(h2 - h1 == 180) = 180;
  dh(gray) = 0;
  dH = 2 * sqrt(C1 .* C2) .* sind(dh / 2);
  L = (L1 + L2) / 2;
  C = (C1 + C2) / 2;
  h = (h1 + h2) / 2;
  wide = abs(h1 - h2) > 180;
  h = h + 180 * (wide & h < 180) - 180 * (wide & h >= 180);
  h(gray) = h1(gray) + h2(gray);
  T = 1 - 0.17 * cosd(h - 30) + 0.24 * cosd(2 * h) + 0.32 * cosd(3 * h + 6) - 0.2 * cosd(4 * h - 63);
  turn = 60 * exp(-((h - 275) / 25) .^ 2);
  far = C .^ 7;
  R = -2 * sqrt(far ./ (far + 25 ^ 7)) .* sind(turn);
  S = 1 + 0.015 * (L - 50) .^ 2 ./ sqrt(20 + (L - 50) .^ 2);
  dL = (L2 - L1) ./ (o.kL * S);
  dC = (C2 - C1) ./ (o.kC * (1 + 0.045 * C));
  dH = dH ./ (o.kH * (1 + 0.015 * C .* T));
  dE = sqrt(max(dL .^ 2 + dC .^ 2 + dH .^ 2 + R .* dC .* dH, 0));
end
