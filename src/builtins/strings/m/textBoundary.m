function p = textBoundary(varargin)
  p = boundary_pattern('textBoundary', '\A', '\z', varargin{:});
end
