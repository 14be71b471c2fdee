function varargout = cheby2(n, attenuation, edges, varargin)
  attenuation = decibels('cheby2', 'the attenuation of the stop band', attenuation);
  [z, p, k] = cheb2ap(prototypeorder('cheby2', n), attenuation);
  varargout = iirfilter('cheby2', z, p, k, edges, varargin, nargout);
end
