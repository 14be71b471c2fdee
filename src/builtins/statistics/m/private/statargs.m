function varargout = statargs(name, varargin)
  % The parameters of a distribution, of one size and class.
  varargout = samesize(name, varargin);
end
