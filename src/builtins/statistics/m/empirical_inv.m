function r = empirical_inv(p, data)
  if ~isvector(data)
    error('MATLAB:empirical_inv:badData', 'empirical_inv: the data must be a vector');
  end
  r = discrete_inv(p, data, ones(size(data)));
end
