function r = discrete_rnd(v, weights, varargin)
  if ~isvector(v)
    error('MATLAB:discrete_rnd:badValues', 'discrete_rnd: the values must be a vector');
  end
  if ~isvector(weights) || numel(weights) ~= numel(v)
    error('MATLAB:discrete_rnd:badWeights', 'discrete_rnd: the weights must be a vector as long as the values');
  end
  if any(isnan(weights)) || ~(all(weights >= 0) && any(weights))
    error('MATLAB:discrete_rnd:badWeights', 'discrete_rnd: the weights must be nonnegative and not all zero');
  end
  if isempty(varargin)
    sz = [1, 1];
  elseif numel(varargin) == 1
    sz = varargin{1};
    if isscalar(sz)
      sz = [sz, sz];
    end
  else
    for k = 1:numel(varargin)
      if ~isscalar(varargin{k})
        error('MATLAB:discrete_rnd:badSize', 'discrete_rnd: sizes must be nonnegative integers');
      end
    end
    sz = [varargin{:}];
  end
  if ~isrow(sz) || any(sz < 0) || any(sz ~= fix(sz))
    error('MATLAB:discrete_rnd:badSize', 'discrete_rnd: sizes must be nonnegative integers');
  end
  r = reshape(discrete_inv(rand(prod(sz), 1), v, weights), sz);
end
