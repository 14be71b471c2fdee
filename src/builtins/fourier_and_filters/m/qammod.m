function y = qammod(x, M, varargin)
  o = modulation_arguments('qammod', M, varargin);
  points = qam_points('qammod', M, o.order);
  if o.bits
    x = symbols_of_bits('qammod', x, M);
  end
  if ~isnumeric(x) || any(x(:) < 0 | x(:) >= M | x(:) ~= fix(x(:)))
    error('comm:qammod:InvalidInput', 'qammod: expected integers from 0 to %d', M - 1);
  end
  if o.unit
    points = points / sqrt(mean(abs(points).^2));
  end
  y = reshape(points(double(x) + 1), size(x));
end
