function varargout = besself(n, edges, varargin)
  [z, p, k] = besselap(prototypeorder('besself', n, 25));
  varargout = iirfilter('besself', z, p, k, edges, [varargin, {'s'}], nargout);
end
