function x = rotationrows(name, x, count)
  % Numbers with so many of them for each rotation, a rotation a row.
  if ~(isnumeric(x) && isreal(x) && ismatrix(x) && size(x, 2) == count)
    error(['MATLAB:', name, ':InvalidSize'], '%s: expected a matrix of %d columns, a row for each rotation', name, count);
  end
  if ~isfloat(x)
    x = double(x);
  end
end
