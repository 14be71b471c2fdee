function varargout = lp2bs(varargin)
  varargout = movedprototype('lp2bs', varargin(1:end - 1), 'stop', varargin{end});
end
