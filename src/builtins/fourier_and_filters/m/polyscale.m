function b = polyscale(a, alpha)
  if ~isnumeric(a) || ~isvector(a)
    error('signal:polyscale:invalidPolynomial', 'polyscale: expected a vector of numbers, found %s', class(a));
  end
  b = a .* reshape(alpha .^ (0:numel(a) - 1), size(a));
end
