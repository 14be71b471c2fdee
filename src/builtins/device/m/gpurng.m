function s = gpurng(varargin)
  if nargout > 0
    s = rng(varargin{:});
  else
    rng(varargin{:});
  end
end
