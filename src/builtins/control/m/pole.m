function varargout = pole(varargin)
  % A system of polynomials or matrices; systems have a method of this name.
  [varargout{1:nargout}] = systemcall('pole', nargout, varargin);
end
