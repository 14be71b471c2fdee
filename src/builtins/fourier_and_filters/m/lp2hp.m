function varargout = lp2hp(varargin)
  varargout = movedprototype('lp2hp', varargin, 'high', 1);
end
