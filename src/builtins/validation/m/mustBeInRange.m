function mustBeInRange(x, low, high, varargin)
  words = lower(cellstr(varargin));
  above = x >= low;
  below = x <= high;
  if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-lower'))
    above = x > low;
  end
  if any(strcmp(words, 'exclusive') | strcmp(words, 'exclude-upper'))
    below = x < high;
  end
  if ~all(above(:) & below(:))
    error('MATLAB:validators:mustBeInRange', 'mustBeInRange: the value must be in the range from %g to %g', low, high);
  end
end
