function mustBeInRange(x, low, high, varargin)
  words = lower(cellstr(varargin));
  [above, below] = deal(x >= low, x <= high);
  [from, to] = deal('greater than or equal to', 'less than or equal to');
  if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-lower'))
    above = x > low;
    from = 'greater than';
  end
  if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-upper'))
    below = x < high;
    to = 'less than';
  end
  if ~all(above(:) & below(:))
    error('MATLAB:validators:mustBeInRange', 'Value must be %s %s, and %s %s.', from, written_value(low), to, written_value(high));
  end
end
