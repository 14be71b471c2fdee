function ezcontourf(varargin)
  [x, y, z, words] = function_surface('ezcontourf', varargin);
  contourf(x, y, z);
  title(words);
end
