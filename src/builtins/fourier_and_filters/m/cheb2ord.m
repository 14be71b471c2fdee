function [n, edges] = cheb2ord(pass, stop, ripple, attenuation, varargin)
  n = chebyshevorder('cheb2ord', pass, stop, ripple, attenuation, varargin);
  edges = stop;
end
