function ezmeshc(varargin)
  [x, y, z, words] = function_surface('ezmeshc', varargin);
  meshc(x, y, z);
  title(words);
end
