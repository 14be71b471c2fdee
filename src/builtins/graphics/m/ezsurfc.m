function ezsurfc(varargin)
  [x, y, z, words] = function_surface('ezsurfc', varargin);
  surfc(x, y, z);
  title(words);
end
