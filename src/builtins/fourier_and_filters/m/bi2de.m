function d = bi2de(b, varargin)
  [base, more, leftmost] = digit_arguments('bi2de', varargin, 1);
  if ~isempty(more)
    base = more;
  end
  b = double(b);
  if any(b(:) < 0 | b(:) ~= fix(b(:)) | b(:) >= base)
    error('comm:bi2de:InvalidInput', 'bi2de: expected digits from 0 to %d', base - 1);
  end
  if leftmost
    b = fliplr(b);
  end
  d = b * (base .^ (0:size(b, 2) - 1))';
end
