function p = lettersPattern(varargin)
  p = repeated_pattern('[^\W\d_]', 'lettersPattern', varargin{:});
end
