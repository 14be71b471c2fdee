function ezmesh(varargin)
  [x, y, z, words] = function_surface('ezmesh', varargin);
  mesh(x, y, z);
  title(words);
end
