function pairs = conjugatepairs(r)
  % Complex numbers beside their conjugates, and real ones in pairs by their sizes: two in each row. An odd number of real ones
  % has a last row with NaN.
  r = cplxpair(reshape(double(r), [], 1));
  level = abs(imag(r)) <= 100 * eps * abs(r);
  flat = real(r(level));
  r = r(~level & imag(r) > 0);
  [~, order] = sort(abs(flat));
  flat = flat(order);
  if mod(numel(flat), 2) == 1
    flat(end + 1) = NaN;
  end
  pairs = [r, conj(r); reshape(flat, 2, []).'];
end
