function [y, at] = datasample(data, k, varargin)
  if nargin > 2 && isa(varargin{1}, 'RandStream')
    varargin(1) = [];
  end
  if ~(isnumeric(k) && isscalar(k) && k >= 0 && k == fix(k))
    error('stats:datasample:InvalidK', 'datasample: the number of draws must be a nonnegative integer');
  end
  dim = max([1, find(size(data) ~= 1, 1)]);
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('datasample', varargin, struct('Replace', true, 'Weights', []));
  at = sampleindices('datasample', size(data, dim), k, o.Replace, o.Weights);
  where = repmat({':'}, 1, max(ndims(data), dim));
  where{dim} = at;
  y = data(where{:});
end
