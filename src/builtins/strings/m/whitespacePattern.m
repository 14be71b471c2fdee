function p = whitespacePattern(varargin)
  p = repeated_pattern('\s', 'whitespacePattern', varargin{:});
end
