function J = imagelowered(name, I, h, conn)
  % Maxima lower by h.
  if ~(isnumeric(h) && isscalar(h) && isreal(h) && h >= 0)
    error(['images:', name, ':invalidHeight'], '%s: the height must be a nonnegative number', name);
  end
  c = imageconn(name, conn, ndims(I));
  if islogical(I)
    J = I & h < 1;
  elseif isempty(I)
    J = I;
  else
    marker = cast(double(I) - double(h), class(I));
    J = imageflood(marker, I, c);
  end
end
