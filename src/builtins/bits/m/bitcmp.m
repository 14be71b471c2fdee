function C = bitcmp(A, k)
  if ~isnumeric(A)
    error('MATLAB:bitcmp:inputType', 'bitcmp: expected a numeric array');
  end
  if nargin > 1 && (ischar(k) || isstring(k))
    % As integers of a class.
    C = cast(bitcmp(cast(A, k)), class(A));
    return;
  end
  switch class(A)
    case 'double'
      most = 53;
    case 'single'
      most = 24;
    otherwise
      most = 8 * numel(typecast(cast(0, class(A)), 'uint8'));
  end
  if nargin < 2
    k = most;
  end
  if isfloat(A)
    C = bitxor(A, cast(2 ^ k - 1, class(A)));
  else
    if k < most
      % The k lowest bits, of 64 without a double that would round them.
      bits = most - (intmin(class(A)) < 0);
      C = bitxor(A, bitshift(intmax(class(A)), k - bits));
    else
      C = bitxor(A, cast(-1, class(A)));
      if intmin(class(A)) == 0
        C = bitxor(A, intmax(class(A)));
      end
    end
  end
end
