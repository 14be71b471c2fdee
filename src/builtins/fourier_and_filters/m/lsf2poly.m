function a = lsf2poly(w)
  if ~isnumeric(w) || ~isreal(w) || any(w(:) < 0 | w(:) > pi)
    error('signal:lsf2poly:InvalidRange', 'lsf2poly: expected real frequencies between 0 and pi');
  end
  w = sort(double(w(:)));
  z = exp(1i * w);
  even = real(poly([z(1:2:end); conj(z(1:2:end))]));
  odd = real(poly([z(2:2:end); conj(z(2:2:end))]));
  if mod(numel(w), 2)
    odd = conv(odd, [1 0 -1]);
  else
    odd = conv(odd, [1 -1]);
    even = conv(even, [1 1]);
  end
  a = (even + odd) / 2;
  a = a(1:numel(w) + 1);
end
