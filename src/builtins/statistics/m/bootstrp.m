function [values, samples] = bootstrp(count, fun, varargin)
  if ~(isnumeric(count) && isscalar(count) && count >= 0 && count == fix(count))
    error('stats:bootstrp:InvalidCount', 'bootstrp: the number of samples must be a nonnegative integer');
  end
  names = find(cellfun(@(v) ischar(v) || isstring(v), varargin), 1);
  weights = [];
  if ~isempty(names)
    o = nameoptions('bootstrp', varargin(names:end), struct('Weights', [], 'Options', []));
    weights = o.Weights;
    varargin = varargin(1:names - 1);
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  if isempty(varargin) || ~isempty(fun) && ~isa(fun, 'function_handle')
    error('stats:bootstrp:InvalidFunction', 'bootstrp: expected a function handle and data');
  end
  rows = cellfun(@(v) size(v, 1), varargin);
  for k = 1:numel(varargin)
    if isrow(varargin{k}) && ~isscalar(varargin{k}) && all(rows == 1)
      varargin{k} = varargin{k}(:);
    end
  end
  n = max(cellfun(@(v) size(v, 1), varargin));
  samples = zeros(n, count);
  values = [];
  for k = 1:count
    at = sampleindices('bootstrp', n, n, true, weights);
    samples(:, k) = at;
    parts = cellfun(@(v) chosen(v, at), varargin, 'UniformOutput', false);
    if isempty(fun)
      continue;
    end
    value = reshape(fun(parts{:}), 1, []);
    if k == 1
      values = zeros(count, numel(value), class(value));
    end
    values(k, :) = value;
  end
end
function v = chosen(v, at)
  if ~isscalar(v)
    v = v(at, :);
  end
end
