function sol = bvp4c(varargin)
  sol = bvp_collocation('bvp4c', varargin{:});
end
