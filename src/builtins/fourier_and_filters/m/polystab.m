function b = polystab(a)
  if ~isnumeric(a) || ~isvector(a)
    error('signal:polystab:invalidPolynomial', 'polystab: expected a vector of numbers, found %s', class(a));
  end
  z = roots(a);
  out = abs(z) > 1;
  z(out) = 1 ./ conj(z(out));
  b = reshape(a(find(a, 1)) * poly(z), 1, []);
  if isreal(a)
    b = real(b);
  end
  if iscolumn(a) && ~isscalar(a)
    b = b.';
  end
end
