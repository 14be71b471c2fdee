function b = de2bi(d, varargin)
  [base, count, leftmost] = digit_arguments('de2bi', varargin, 2);
  d = double(d(:));
  if any(d < 0 | d ~= fix(d))
    error('comm:de2bi:InvalidInput', 'de2bi: expected nonnegative integers');
  end
  if isempty(count)
    count = 1;
    while base^count <= max([d; 0])
      count = count + 1;
    end
  elseif any(d >= base^count)
    error('comm:de2bi:InsufficientDigits', 'de2bi: %d digits are too few', count);
  end
  b = zeros(numel(d), count);
  for k = 1:count
    b(:, k) = mod(d, base);
    d = floor(d / base);
  end
  if leftmost
    b = fliplr(b);
  end
end
