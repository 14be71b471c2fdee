function varargout = butter(n, edges, varargin)
  [z, p, k] = buttap(prototypeorder('butter', n));
  varargout = iirfilter('butter', z, p, k, edges, varargin, nargout);
end
