function p = digitBoundary(varargin)
  p = boundary_pattern('digitBoundary', '(?<![0-9])(?=[0-9])', '(?<=[0-9])(?![0-9])', varargin{:});
end
