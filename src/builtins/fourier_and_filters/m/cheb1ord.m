function [n, edges] = cheb1ord(pass, stop, ripple, attenuation, varargin)
  [n, edges, analog] = chebyshevorder('cheb1ord', pass, stop, ripple, attenuation, varargin);
  if ~analog
    edges = 2 / pi * atan(edges);
  end
end
