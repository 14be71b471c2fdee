function y = randsample(varargin)
  given = varargin;
  if ~isempty(given) && isa(given{1}, 'RandStream')
    given(1) = [];
  end
  population = given{1};
  k = given{2};
  replace = numel(given) > 2 && given{3};
  weights = [];
  if numel(given) > 3
    weights = given{4};
  end
  if ~(isnumeric(k) && isscalar(k) && k >= 0 && k == fix(k))
    error('stats:randsample:badCount', 'randsample: the number of draws must be a nonnegative integer');
  end
  if isnumeric(population) && isscalar(population) && population >= 1 && population == fix(population)
    n = population;
  else
    n = numel(population);
  end
  at = sampleindices('randsample', n, k, replace, weights);
  if isscalar(population) && n == population
    y = at.';
  else
    y = population(at);
    if isrow(population)
      y = reshape(y, 1, []);
    else
      y = reshape(y, [], 1);
    end
  end
end
