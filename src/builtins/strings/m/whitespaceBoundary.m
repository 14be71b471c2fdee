function p = whitespaceBoundary(varargin)
  p = boundary_pattern('whitespaceBoundary', '(?<!\s)(?=\s)', '(?<=\s)(?!\s)', varargin{:});
end
