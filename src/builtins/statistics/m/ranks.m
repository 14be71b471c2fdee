function y = ranks(x, dim, kind)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:ranks:inputType', 'ranks: expected a numeric array');
  end
  if nargin < 2 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'ranks: the dimension must be a positive integer');
  end
  if nargin < 3
    kind = 0;
  end
  names = {'fractional', 'competition', 'modified', 'ordinal', 'dense'};
  if ischar(kind)
    at = find(strcmpi(kind, names));
    if isempty(at)
      error('MATLAB:ranks:badKind', 'ranks: unknown kind of ranking ''%s''', kind);
    end
    kind = at - 1;
  elseif ~(isscalar(kind) && any(kind == 0:4))
    error('MATLAB:ranks:badKind', 'ranks: the kind of ranking must be 0 to 4');
  end
  order = [dim, 1:dim - 1, dim + 1:ndims(x)];
  p = permute(x, order);
  sz = size(p);
  p = reshape(p, sz(1), []);
  if isa(x, 'single')
    r = zeros(size(p), 'single');
  else
    r = zeros(size(p));
  end
  for c = 1:size(p, 2)
    [v, at] = sort(p(:, c));
    n = numel(v);
    if n == 0
      continue;
    end
    fresh = [true; v(2:end) ~= v(1:end - 1)];
    group = cumsum(fresh);
    first = find(fresh);
    last = [first(2:end) - 1; n];
    switch kind
      case 0
        values = (first(group) + last(group)) / 2;
      case 1
        values = first(group);
      case 2
        values = last(group);
      case 3
        values = (1:n).';
      case 4
        values = group;
    end
    r(at, c) = values;
  end
  y = ipermute(reshape(r, sz), order);
end
