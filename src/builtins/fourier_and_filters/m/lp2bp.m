function varargout = lp2bp(varargin)
  varargout = movedprototype('lp2bp', varargin(1:end - 1), 'bandpass', varargin{end});
end
