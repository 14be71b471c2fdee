function varargout = pyulear(x, p, varargin)
  [varargout{1:3}] = arspectrum('pyulear', @aryule, x, p, varargin, nargout);
  varargout = varargout(1:nargout);
end
