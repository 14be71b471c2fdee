function varargout = pmcov(x, p, varargin)
  [varargout{1:3}] = arspectrum('pmcov', @armcov, x, p, varargin, nargout);
  varargout = varargout(1:nargout);
end
