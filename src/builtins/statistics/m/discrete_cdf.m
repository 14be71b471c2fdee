function p = discrete_cdf(x, v, weights)
  if ~isvector(v)
    error('MATLAB:discrete_cdf:badValues', 'discrete_cdf: the values must be a vector');
  end
  if any(isnan(v))
    error('MATLAB:discrete_cdf:badValues', 'discrete_cdf: expected values that are numbers, found NaN');
  end
  if ~isvector(weights) || numel(weights) ~= numel(v)
    error('MATLAB:discrete_cdf:badWeights', 'discrete_cdf: the weights must be a vector as long as the values');
  end
  if any(isnan(weights)) || ~(all(weights >= 0) && any(weights))
    error('MATLAB:discrete_cdf:badWeights', 'discrete_cdf: the weights must be nonnegative and not all zero');
  end
  p = NaN(size(x));
  if isa(x, 'single') || isa(v, 'single') || isa(weights, 'single')
    p = single(p);
    % single(0.1) and 0.1 are the same value here: they are compared as singles.
    x = single(x);
    v = single(v);
    weights = double(weights);
  end
  weights = weights / sum(weights);
  for k = 1:numel(x)
    if ~isnan(x(k))
      p(k) = sum(weights(v <= x(k)));
    end
  end
end
