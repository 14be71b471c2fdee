function R = roty(angle)
  if ~(isnumeric(angle) && isreal(angle) && isscalar(angle))
    error('MATLAB:roty:InvalidAngle', 'roty: the angle must be a real scalar, in degrees');
  end
  c = cosd(angle);
  s = sind(angle);
  R = [c, 0, s; 0, 1, 0; -s, 0, c];
end
