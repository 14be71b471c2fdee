function r = empirical_rnd(data, varargin)
  if ~isvector(data)
    error('MATLAB:empirical_rnd:badData', 'empirical_rnd: the data must be a vector');
  end
  if isempty(varargin)
    varargin = {size(data)};
  end
  r = discrete_rnd(data, ones(size(data)), varargin{:});
end
