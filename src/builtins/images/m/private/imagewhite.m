function white = imagewhite(name, white)
  % The tristimulus values of an illuminant: ASTM E308.
  if ischar(white) || isstring(white)
    names = {'a', 'c', 'd50', 'd55', 'd65', 'e', 'icc'};
    values = [1.0985, 1, 0.35585; 0.98074, 1, 1.18232; 0.96422, 1, 0.82521; 0.95682, 1, 0.92149; ...
              0.95047, 1, 1.08883; 1, 1, 1; 31595 / 32768, 1, 27030 / 32768];
    white = values(strcmp(imageword(name, white, names), names), :);
  elseif ~(isnumeric(white) && isreal(white) && numel(white) == 3 && all(white(:) > 0))
    error(['images:', name, ':invalidWhitePoint'], '%s: a white point is three positive numbers or a name', name);
  end
  white = double(reshape(white, 1, 3));
end
