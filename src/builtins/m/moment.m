function m = moment(x, p, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'moment: expected data and an order');
  end
  if ~(isnumeric(x) || islogical(x)) || isempty(x)
    error('MATLAB:moment:inputType', 'moment: expected a nonempty numeric array');
  end
  if ~(isnumeric(p) && isscalar(p))
    error('MATLAB:moment:badOrder', 'moment: the order must be a numeric scalar');
  end
  kind = '';
  dim = find(size(x) ~= 1, 1);
  if isempty(dim)
    dim = 1;
  end
  for k = 1:numel(varargin)
    if ischar(varargin{k})
      kind = varargin{k};
    else
      dim = varargin{k};
      if ~(isscalar(dim) && dim == fix(dim) && dim > 0)
        error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'moment: the dimension must be a positive integer');
      end
    end
  end
  n = size(x, dim);
  if ~any(kind == 'r')
    x = x - sum(x, dim) / n;
  end
  if any(kind == 'a')
    x = abs(x);
  end
  m = sum(x .^ p, dim) / n;
end
