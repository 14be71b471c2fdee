function varargout = damp(varargin)
  % A system of polynomials or matrices; systems have a method of this name.
  [varargout{1:nargout}] = systemcall('damp', nargout, varargin);
end
