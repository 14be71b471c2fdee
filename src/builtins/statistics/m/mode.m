function [m, f, c] = mode(x, dim)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:mode:inputType', 'mode: expected a numeric array');
  end
  if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'mode: the dimension must be a positive integer');
  end
  if isempty(x)
    m = NaN(class(x(1:0)));
    f = 0;
    c = {NaN(1, 0)};
    if ~isfloat(x)
      m = zeros(1, class(x));
    end
    return;
  end
  nd = max(ndims(x), dim);
  order = [dim, 1:dim - 1, dim + 1:nd];
  v = permute(x, order);
  sz = size(v);
  n = sz(1);
  v = sort(reshape(v, n, []), 1);
  cols = size(v, 2);
  m = zeros(1, cols, class(x));
  f = zeros(1, cols);
  c = cell(1, cols);
  for k = 1:cols
    ends = [find(v(2:end, k) ~= v(1:end - 1, k)); n];
    counts = diff([0; ends]);
    values = v(ends, k);
    f(k) = max(counts);
    c{k} = values(counts == f(k));
    m(k) = c{k}(1);
  end
  out = [1, sz(2:end)];
  m = ipermute(reshape(m, out), order);
  f = ipermute(reshape(f, out), order);
  c = ipermute(reshape(c, out), order);
end
