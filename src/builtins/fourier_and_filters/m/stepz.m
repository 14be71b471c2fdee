function varargout = stepz(varargin)
  [varargout{1:2}] = timeresponse('stepz', @(n) ones(n, 1), varargin, nargout, 'Step Response');
  varargout = varargout(1:nargout);
end
