function C = bitget(A, n)
  if ~isnumeric(A)
    error('MATLAB:bitget:inputType', 'bitget: expected a numeric array');
  end
  most = bits_of(A);
  if any(n(:) < 1) || any(n(:) > most)
    error('MATLAB:bitget:bitOutOfRange', 'bitget: bit numbers must be between 1 and %d', most);
  end
  C = bitand(A, bitshift(cast(1, class(A)), double(n) - 1)) ~= 0;
  C = cast(C, class(A));
end

function n = bits_of(A)
  switch class(A)
    case 'double'
      n = 53;
    case 'single'
      n = 24;
    otherwise
      n = 8 * numel(typecast(cast(0, class(A)), 'uint8'));
  end
end
