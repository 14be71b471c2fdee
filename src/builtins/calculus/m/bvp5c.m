function sol = bvp5c(varargin)
  sol = bvp_collocation('bvp5c', varargin{:});
end
