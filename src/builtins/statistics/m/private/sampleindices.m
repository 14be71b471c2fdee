function at = sampleindices(name, n, k, replace, weights)
  % k of the numbers 1 to n in a row. Without replacement, by weight: Efraimidis and Spirakis, Weighted random sampling
  % with a reservoir, Information Processing Letters 97 (2006).
  if ~replace && k > n
    error(['stats:', name, ':SampleTooLarge'], '%s: cannot draw %d of %d without replacement', name, k, n);
  end
  if isempty(weights)
    if replace
      at = randi(max(n, 1), 1, k);
    else
      at = randperm(n, k);
    end
    return;
  end
  if ~(isnumeric(weights) && numel(weights) == n && all(weights(:) >= 0) && any(weights(:) > 0))
    error(['stats:', name, ':InvalidWeights'], '%s: expected %d nonnegative weights that are not all zero', name, n);
  end
  weights = reshape(double(weights), 1, []);
  if replace
    total = cumsum(weights);
    at = min(bracket(total / total(end), rand(1, k)) + 1, find(weights > 0, 1, 'last'));
  else
    if k > sum(weights > 0)
      error(['stats:', name, ':InvalidWeights'], '%s: there are fewer positive weights than draws', name);
    end
    [~, order] = sort(log(rand(1, n)) ./ weights, 'descend');
    at = order(1:k);
  end
end
