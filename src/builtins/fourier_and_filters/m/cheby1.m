function varargout = cheby1(n, ripple, edges, varargin)
  ripple = decibels('cheby1', 'the ripple of the pass band', ripple);
  [z, p, k] = cheb1ap(prototypeorder('cheby1', n), ripple);
  varargout = iirfilter('cheby1', z, p, k, edges, varargin, nargout);
end
