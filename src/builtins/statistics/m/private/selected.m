function [low, high] = selected(v, k)
  % The k-th smallest of a column of singles and the one that comes next, by the digits of their ordered bits from the left
  % (radix selection): nobody has to sort them, and nothing is read meanwhile.
  bits = typecast(v, 'uint32');
  key = bitxor(bits, merge(bits >= 2147483648, uint32(4294967295), uint32(2147483648)));
  prefix = uint32(0);
  rank = k;
  for shift = [24, 16, 8, 0]
    digit = bitand(bitshift(key, -shift), uint32(255));
    if shift < 24
      digit = merge(bitshift(key, -shift - 8) == prefix, digit, uint32(256));
    end
    counts = accumarray(digit + 1, 1, [257, 1]);
    counts = counts(1:256);
    before = cumsum(counts) < rank;
    rank = rank - sum(counts .* before);
    prefix = bitor(bitshift(prefix, 8), uint32(sum(before)));
  end
  low = typecast(bitxor(prefix, merge(prefix >= 2147483648, uint32(2147483648), uint32(4294967295))), 'single');
  high = merge(sum(v <= low) > k, low, min(merge(v > low, v, single(Inf))));
end
