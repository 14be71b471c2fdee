function H = hilb(n)
  if ~isscalar(n)
    error('MATLAB:hilb:notScalar', 'hilb: the size must be a scalar');
  end
  H = 1 ./ ((1:n).' + (0:n - 1));
end
