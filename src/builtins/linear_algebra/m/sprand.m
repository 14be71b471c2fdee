function R = sprand(varargin)
  R = sparserandom('sprand', @rand, varargin);
end
