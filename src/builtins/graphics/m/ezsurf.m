function ezsurf(varargin)
  [x, y, z, words] = function_surface('ezsurf', varargin);
  surf(x, y, z);
  title(words);
end
