function varargout = impz(varargin)
  [varargout{1:2}] = timeresponse('impz', @(n) [1; zeros(n - 1, 1)], varargin, nargout, 'Impulse Response');
  varargout = varargout(1:nargout);
end
