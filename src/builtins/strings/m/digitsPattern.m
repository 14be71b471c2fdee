function p = digitsPattern(varargin)
  p = repeated_pattern('[0-9]', 'digitsPattern', varargin{:});
end
