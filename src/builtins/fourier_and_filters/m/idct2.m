function A = idct2(B, varargin)
  A = cosinetransform2('idct2', B, true, varargin);
end
