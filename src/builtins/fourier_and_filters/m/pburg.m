function varargout = pburg(x, p, varargin)
  [varargout{1:3}] = arspectrum('pburg', @arburg, x, p, varargin, nargout);
  varargout = varargout(1:nargout);
end
