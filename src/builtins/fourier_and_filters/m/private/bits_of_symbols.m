function b = bits_of_symbols(x, M)
  if size(x, 1) == 1 && size(x, 2) > 1
    b = bits_of_symbols(x.', M).';
    return;
  end
  count = log2(M);
  b = reshape(mod(floor(reshape(x, 1, []) ./ 2 .^ (count - 1:-1:0)'), 2), [], size(x, 2));
end
