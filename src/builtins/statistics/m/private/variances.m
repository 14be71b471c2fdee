function [v, m] = variances(name, x, varargin)
  % The variances and the means along a dimension, for var and std.
  if ~(isnumeric(x) || islogical(x))
    error(['MATLAB:', name, ':inputType'], '%s: expected a numeric array, found %s', name, class(x));
  end
  weight = 0;
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    if ~isempty(varargin{1})
      weight = varargin{1};
    end
    varargin(1) = [];
  end
  if ~(isnumeric(weight) || islogical(weight))
    error(['MATLAB:', name, ':invalidWgts'], '%s: the weights must be numbers, found %s', name, class(weight));
  end
  if any(weight(:) < 0)
    error(['MATLAB:', name, ':invalidWgts'], '%s: weights must not contain any negative values', name);
  end
  [dim, omit] = foldoptions(name, varargin, {});
  whole = ischar(dim);
  if ~isfloat(x)
    x = double(x);
  end
  if isempty(dim) && isequal(size(x), [0, 0])
    v = NaN(class(x));
    m = v;
    return;
  end
  sz = size(x);
  [x, along] = folddims(name, x, dim);
  n = size(x, along);
  if isscalar(weight) && (weight == 0 || weight == 1)
    if omit
      missing = isnan(x);
      x(missing) = 0;
      n = sum(~missing, along);
      m = sum(x, along) ./ n;
      d = x - m;
      d(missing) = 0;
    else
      m = sum(x, along) / n;
      d = x - m;
    end
    v = sum(abs(d) .^ 2, along) ./ max(n - 1 + weight, 1);
    if omit || n == 0
      % Of no elements there is none.
      v = v + 0 ./ (n > 0);
    end
    return;
  end
  if isscalar(weight) && n ~= 1
    error(['MATLAB:', name, ':invalidWgts'], '%s: normalization scalar must be either 0 or 1, found %g', name, weight);
  end
  joined = whole || numel(dim) > 1;
  if isequal(size(weight), sz) && (joined || ~isvector(weight))
    % A weight of each element, folded as the elements are.
    weight = folddims(name, weight, dim);
  elseif ~isvector(weight) || (joined && ~whole)
    error(['MATLAB:', name, ':invalidSizeWgts'], ...
          '%s: weight matrix or array does not match X in size: expected %s, found %s', ...
          name, mat2str(sz), mat2str(size(weight)));
  end
  if isvector(weight)
    if numel(weight) ~= n
      if whole
        where = 'elements in weight vector do not match elements in X';
      elseif isempty(dim)
        where = 'weight vector does not match first operating dimension';
      else
        where = 'weight vector does not match given operating dimension';
      end
      error(['MATLAB:', name, ':invalidSizeWgts'], '%s: %s: expected %d weights, found %d', name, where, n, numel(weight));
    end
    shape = ones(1, max(ndims(x), along));
    shape(along) = n;
    weight = reshape(weight, shape);
  end
  if omit
    missing = isnan(x) | isnan(weight);
    x = x + zeros(size(missing), class(x));
    x(missing) = 0;
    weight = weight .* ones(size(missing));
    weight(missing) = 0;
  end
  total = sum(weight, along);
  m = sum(weight .* x, along) ./ total;
  v = sum(weight .* abs(x - m) .^ 2, along) ./ total;
end
