function p = letterBoundary(varargin)
  p = boundary_pattern('letterBoundary', '(?<![^\W\d_])(?=[^\W\d_])', '(?<=[^\W\d_])(?![^\W\d_])', varargin{:});
end
