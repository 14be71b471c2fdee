function [M, decode, encode] = imagespace(name, space, white)
  % The matrix from linear colors to tristimulus values, and how colors become linear: IEC 61966-2-1 and Adobe RGB
  % (1998). Other white points than D65 are reached by Bradford's adaptation: Lam, thesis, 1985.
  space = imageword(name, space, {'srgb', 'adobe-rgb-1998', 'linear-rgb'});
  switch space
    case 'srgb'
      decode = @(x) sign(x) .* (abs(x) / 12.92 .* (abs(x) <= 0.04045) + ...
                                ((abs(x) + 0.055) / 1.055) .^ 2.4 .* (abs(x) > 0.04045));
      encode = @(x) sign(x) .* (12.92 * abs(x) .* (abs(x) <= 0.0031308) + ...
                                (1.055 * abs(x) .^ (1 / 2.4) - 0.055) .* (abs(x) > 0.0031308));
    case 'adobe-rgb-1998'
      decode = @(x) sign(x) .* abs(x) .^ (563 / 256);
      encode = @(x) sign(x) .* abs(x) .^ (256 / 563);
    case 'linear-rgb'
      decode = @(x) x;
      encode = @(x) x;
  end
  green = [0.3, 0.6];
  if space(1) == 'a'
    green = [0.21, 0.71];
  end
  xy = [0.64, 0.33; green; 0.15, 0.06];
  primaries = [xy, 1 - sum(xy, 2)].';
  d65 = imagewhite(name, 'd65').';
  M = primaries .* (primaries \ d65).';
  white = imagewhite(name, white).';
  if ~isequal(white, d65)
    B = [0.8951, 0.2664, -0.1614; -0.7502, 1.7135, 0.0367; 0.0389, -0.0685, 1.0296];
    M = (B \ (B * white ./ (B * d65) .* B)) * M;
  end
end
