function R = rotz(angle)
  if ~(isnumeric(angle) && isreal(angle) && isscalar(angle))
    error('MATLAB:rotz:InvalidAngle', 'rotz: the angle must be a real scalar, in degrees');
  end
  c = cosd(angle);
  s = sind(angle);
  R = [c, -s, 0; s, c, 0; 0, 0, 1];
end
