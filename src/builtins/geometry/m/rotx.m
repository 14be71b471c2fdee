function R = rotx(angle)
  if ~(isnumeric(angle) && isreal(angle) && isscalar(angle))
    error('MATLAB:rotx:InvalidAngle', 'rotx: the angle must be a real scalar, in degrees');
  end
  c = cosd(angle);
  s = sind(angle);
  R = [1, 0, 0; 0, c, -s; 0, s, c];
end
