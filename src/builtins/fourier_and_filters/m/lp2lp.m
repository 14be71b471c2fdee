function varargout = lp2lp(varargin)
  varargout = movedprototype('lp2lp', varargin, 'low', 1);
end
