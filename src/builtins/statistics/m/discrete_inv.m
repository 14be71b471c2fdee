function x = discrete_inv(p, v, weights)
  if ~isvector(v)
    error('MATLAB:discrete_inv:badValues', 'discrete_inv: the values must be a vector');
  end
  if any(isnan(v))
    error('MATLAB:discrete_inv:badValues', 'discrete_inv: expected values that are numbers, found NaN');
  end
  if ~isvector(weights) || numel(weights) ~= numel(v)
    error('MATLAB:discrete_inv:badWeights', 'discrete_inv: the weights must be a vector as long as the values');
  end
  if any(isnan(weights)) || ~(all(weights >= 0) && any(weights))
    error('MATLAB:discrete_inv:badWeights', 'discrete_inv: the weights must be nonnegative and not all zero');
  end
  x = NaN(size(p));
  if isa(p, 'single') || isa(v, 'single') || isa(weights, 'single')
    x = single(x);
  end
  [v, order] = sort(v(:));
  weights = double(weights(order));
  total = cumsum(weights(:)) / sum(weights);
  if isa(x, 'single')
    % A probability and a sum of weights that differ only beyond a single's digits are the same.
    total = single(total);
    p = single(p);
  end
  for k = 1:numel(p)
    if p(k) == 0
      x(k) = v(1);
    elseif p(k) == 1
      x(k) = v(end);
    elseif p(k) > 0 && p(k) < 1
      x(k) = v(find(total >= p(k), 1));
    end
  end
end
