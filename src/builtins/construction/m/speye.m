function A = speye(varargin)
  A = eye(varargin{:});
end
