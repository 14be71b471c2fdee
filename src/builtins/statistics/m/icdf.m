function x = icdf(name, varargin)
  x = feval([distprefix('icdf', name), 'inv'], varargin{:});
end
