function [v, m] = var(x, weight, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:var:inputType', 'var: expected a numeric array');
  end
  if nargin < 2 || isempty(weight)
    weight = 0;
  elseif ischar(weight) || isstring(weight)
    varargin = [{weight}, varargin];
    weight = 0;
  end
  if ~(isnumeric(weight) || islogical(weight)) || any(weight(:) < 0)
    error('MATLAB:var:invalidWgts', 'var: the weight must be 0, 1 or a vector of nonnegative weights');
  end
  % One number is a kind of normalization, or the weight of the only element.
  normalization = isscalar(weight) && any(weight == [0, 1]);
  omit = false;
  dim = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      switch lower(char(option))
        case 'all'
          dim = 'all';
        case {'omitnan', 'omitmissing'}
          omit = true;
        case {'includenan', 'includemissing'}
        otherwise
          error('MATLAB:var:unknownOption', 'var: unknown option ''%s''', char(option));
      end
    else
      dim = option;
    end
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    v = NaN(class(x));
    m = v;
    return;
  end
  [x, dim] = folddims('var', x, dim);
  n = size(x, dim);
  if normalization
    if omit
      missing = isnan(x);
      x(missing) = 0;
      n = sum(~missing, dim);
      m = sum(x, dim) ./ n;
      d = x - m;
      d(missing) = 0;
    else
      m = sum(x, dim) / n;
      d = x - m;
    end
    v = sum(abs(d) .^ 2, dim) ./ max(n - 1 + weight, 1);
    if omit || n == 0
      % Of no elements there is none.
      v = v + 0 ./ (n > 0);
    end
  else
    if ~isvector(weight) && ~isequal(size(weight), size(x))
      error('MATLAB:var:invalidWgts', 'var: the weights must be a vector, or of the size of the data');
    end
    if isvector(weight)
      if numel(weight) ~= n
        error('MATLAB:var:invalidSizeWgts', ...
          'var: the weight must be 0, 1 or as many nonnegative weights as data along the dimension');
      end
      shape = ones(1, max(ndims(x), dim));
      shape(dim) = n;
      weight = reshape(weight, shape);
    end
    if omit
      missing = isnan(x);
      x(missing) = 0;
      weight = weight .* ~missing;
    end
    total = sum(weight, dim);
    m = sum(weight .* x, dim) ./ total;
    v = sum(weight .* abs(x - m) .^ 2, dim) ./ total;
  end
end
