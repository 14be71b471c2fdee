function ezcontour(varargin)
  [x, y, z, words] = function_surface('ezcontour', varargin);
  contour(x, y, z);
  title(words);
end
