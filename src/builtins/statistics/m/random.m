function r = random(name, varargin)
  r = feval([distprefix('random', name), 'rnd'], varargin{:});
end
