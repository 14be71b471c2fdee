function p = lineBoundary(varargin)
  p = boundary_pattern('lineBoundary', '(?:\A|(?<=[\n\r]))', '(?=[\n\r]|\z)', varargin{:});
end
