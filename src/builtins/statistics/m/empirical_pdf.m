function r = empirical_pdf(x, data)
  if ~isvector(data)
    error('MATLAB:empirical_pdf:badData', 'empirical_pdf: the data must be a vector');
  end
  r = discrete_pdf(x, data, ones(size(data)));
end
