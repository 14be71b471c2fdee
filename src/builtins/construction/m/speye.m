function A = speye(varargin)
  A = sparse(eye(varargin{:}));
end
