function x = idct(y, varargin)
  x = cosinetransform('idct', y, true, varargin);
end
