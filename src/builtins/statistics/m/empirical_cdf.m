function r = empirical_cdf(x, data)
  if ~isvector(data)
    error('MATLAB:empirical_cdf:badData', 'empirical_cdf: the data must be a vector');
  end
  r = discrete_cdf(x, data, ones(size(data)));
end
