function p = cdf(name, varargin)
  p = feval([distprefix('cdf', name), 'cdf'], varargin{:});
end
