function H = hilb(n)
  if nargin ~= 1
    error('MATLAB:minrhs', 'hilb: expected a size');
  end
  if ~isscalar(n)
    error('MATLAB:hilb:notScalar', 'hilb: the size must be a scalar');
  end
  H = 1 ./ ((1:n).' + (0:n - 1));
end
