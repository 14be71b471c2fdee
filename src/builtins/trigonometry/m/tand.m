function y = tand(x)
  if ! isnumeric(x)
    error('tand: X must be numeric');
  end
  y = sind(x) ./ cosd(x);
  if isreal(x)
    % At 90, 270, ... degrees: infinite, with the sign of the side from which it is approached.
    pole = mod(x, 180) == 90;
    y(pole) = Inf;
    y(pole & mod(x, 360) == 270) = -Inf;
    y(mod(x, 180) == 0) = 0;
  end
end
