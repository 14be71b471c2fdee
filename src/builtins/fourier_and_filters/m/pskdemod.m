function x = pskdemod(y, M, varargin)
  [phase, order, bits] = psk_arguments('pskdemod', varargin);
  x = mod(round((angle(y) - phase) * M / (2 * pi)), M);
  if strcmp(order, 'gray')
    x = bitxor(x, floor(x / 2));
  end
  if bits
    x = bits_of_symbols(x, M);
  end
end
