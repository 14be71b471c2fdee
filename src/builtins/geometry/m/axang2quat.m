function q = axang2quat(axang)
  axang = rotationrows('axang2quat', axang, 4);
  half = axang(:, 4) / 2;
  q = [cos(half), axang(:, 1:3) ./ vecnorm(axang(:, 1:3), 2, 2) .* sin(half)];
end
