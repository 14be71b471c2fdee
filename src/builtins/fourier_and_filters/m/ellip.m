function varargout = ellip(n, ripple, attenuation, edges, varargin)
  ripple = decibels('ellip', 'the ripple of the pass band', ripple);
  attenuation = decibels('ellip', 'the attenuation of the stop band', attenuation);
  [z, p, k] = ellipap(prototypeorder('ellip', n), ripple, attenuation);
  varargout = iirfilter('ellip', z, p, k, edges, varargin, nargout);
end
