function x = symbols_of_bits(name, x, M)
  count = log2(M);
  if size(x, 1) == 1 && size(x, 2) > 1
    x = x.';
    x = symbols_of_bits(name, x, M).';
    return;
  end
  if mod(size(x, 1), count) ~= 0
    error(['comm:' name ':InvalidBits'], '%s: the number of bits must be a multiple of %d', name, count);
  end
  x = reshape(2 .^ (count - 1:-1:0) * reshape(double(x), count, []), [], size(x, 2));
end
