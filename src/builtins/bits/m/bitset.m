function C = bitset(A, n, value)
  if nargin < 3
    value = true;
  end
  if ~isnumeric(A)
    error('MATLAB:bitset:inputType', 'bitset: expected a numeric array');
  end
  if any(A(:) < 0)
    error('MATLAB:bitset:negative', 'bitset: the values must not be negative');
  end
  switch class(A)
    case 'double'
      most = 53;
    case 'single'
      most = 24;
    otherwise
      most = 8 * numel(typecast(cast(0, class(A)), 'uint8'));
  end
  if any(n(:) < 1) || any(n(:) > most)
    error('MATLAB:bitset:bitOutOfRange', 'bitset: bit numbers must be between 1 and %d', most);
  end
  [same, A, n, value] = common_size(A, n, value);
  if same ~= 0
    error('MATLAB:bitset:sizeMismatch', 'bitset: the arguments must be of the same size, or scalars');
  end
  mask = bitshift(ones(size(A), class(A)), double(n) - 1);
  on = logical(value);
  C = A;
  C(on) = bitor(A(on), mask(on));
  off = ~on & bitand(A, mask) ~= 0;
  C(off) = A(off) - mask(off);
end
