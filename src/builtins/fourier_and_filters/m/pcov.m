function varargout = pcov(x, p, varargin)
  [varargout{1:3}] = arspectrum('pcov', @arcov, x, p, varargin, nargout);
  varargout = varargout(1:nargout);
end
