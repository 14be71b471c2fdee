function p = alphanumericsPattern(varargin)
  p = repeated_pattern('[^\W_]', 'alphanumericsPattern', varargin{:});
end
