function x = qamdemod(y, M, varargin)
  o = modulation_arguments('qamdemod', M, varargin);
  points = qam_points('qamdemod', M, o.order);
  if o.unit
    points = points / sqrt(mean(abs(points).^2));
  end
  [~, at] = min(abs(y(:) - points), [], 2);
  x = reshape(at - 1, size(y));
  if o.bits
    x = bits_of_symbols(x, M);
  end
end
