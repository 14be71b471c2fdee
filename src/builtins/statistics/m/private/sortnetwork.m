function parts = sortnetwork(parts)
  % Arrays of one size, given in a cell, with their elements at each place brought in order: the least in the first, and what is
  % not a number in the last. Elements are compared in pairs that do not depend on them, so all of it is one pass over the arrays:
  % K. E. Batcher's odd-even merges (D. E. Knuth, The Art of Computer Programming 3, algorithm 5.2.2M).
  n = numel(parts);
  first = 2 ^ (nextpow2(n) - 1);
  p = first;
  while p >= 1
    [q, r, d] = deal(first, 0, p);
    while true
      for k = 0:n - d - 1
        if bitand(k, p) == r
          low = parts{k + 1};
          high = parts{k + d + 1};
          parts{k + 1} = min(low, high);
          % What is not a number is not the least, and equals nothing.
          parts{k + d + 1} = merge(parts{k + 1} == low, high, low);
        end
      end
      if q == p
        break;
      end
      [q, r, d] = deal(q / 2, p, q - p);
    end
    p = p / 2;
  end
end
