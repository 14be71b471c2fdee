function m = weightedmean(name, x, options)
  % The mean along dimensions, where a pair 'Weights', w may say how much each element counts.
  weights = [];
  for k = numel(options) - 1:-1:1
    if (ischar(options{k}) || isstring(options{k})) && strcmpi(options{k}, 'Weights')
      weights = options{k + 1};
      options(k:k + 1) = [];
    end
  end
  if isempty(weights)
    m = mean(x, options{:});
    return;
  end
  if ~isnumeric(weights) || any(weights(:) < 0)
    error(['MATLAB:', name, ':InvalidWeights'], '%s: the weights must be numbers that are not negative', name);
  end
  omit = cellfun(@(o) (ischar(o) || isstring(o)) && any(strcmpi(o, {'omitnan', 'omitmissing'})), options);
  dim = options(cellfun(@isnumeric, options) | cellfun(@(o) (ischar(o) || isstring(o)) && strcmpi(o, 'all'), options));
  if isempty(dim)
    dim = {find([size(x), 2] ~= 1, 1)};
  end
  if isvector(weights) && ~isequal(size(weights), size(x)) && isnumeric(dim{1}) && isscalar(dim{1})
    shape = ones(1, max(ndims(x), dim{1}));
    shape(dim{1}) = numel(weights);
    weights = reshape(weights, shape);
  end
  weights = weights + zeros(size(x));
  if any(omit)
    missing = isnan(x);
    x(missing) = 0;
    weights(missing) = 0;
  end
  m = sum(weights .* x, dim{:}) ./ sum(weights, dim{:});
end
