function varargout = tformfwd(varargin)
  [varargout{1:max(nargout, 1)}] = tformpoints('tformfwd', 'forward_fcn', varargin);
end
