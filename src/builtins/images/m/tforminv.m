function varargout = tforminv(varargin)
  [varargout{1:max(nargout, 1)}] = tformpoints('tforminv', 'inverse_fcn', varargin);
end
