function p = alphanumericBoundary(varargin)
  p = boundary_pattern('alphanumericBoundary', '(?<![^\W_])(?=[^\W_])', '(?<=[^\W_])(?![^\W_])', varargin{:});
end
