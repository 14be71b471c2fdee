function y = pskmod(x, M, varargin)
  [phase, order, bits] = psk_arguments('pskmod', varargin);
  if bits
    x = symbols_of_bits('pskmod', x, M);
  end
  if ~isnumeric(x) || any(x(:) < 0 | x(:) >= M | x(:) ~= fix(x(:)))
    error('comm:pskmod:InvalidInput', 'pskmod: expected integers from 0 to %d', M - 1);
  end
  x = double(x);
  if strcmp(order, 'gray')
    x = gray_place(x);
  end
  y = exp(1i * (2 * pi * x / M + phase));
end
