function [dims, m, o] = extent_options(name, x, m, o, given)
  % Options by name, and the extents that are asked for with their dimensions.
  if ~(isnumeric(m) && isvector(m) && isreal(m) && all(m >= 0 & m == fix(m) & isfinite(m)))
    error(['MATLAB:', name, ':Lengths'], '%s: the lengths must be nonnegative integers', name);
  end
  m = double(m(:).');
  names = fieldnames(o);
  if mod(numel(given), 2) ~= 0
    error(['MATLAB:', name, ':NameValuePairs'], '%s: options come as names with values', name);
  end
  for k = 1:2:numel(given)
    at = find(strcmpi(char(given{k}), names));
    if isempty(at)
      error(['MATLAB:', name, ':ParseFlags'], '%s: unknown option ''%s''', name, char(given{k}));
    end
    o.(names{at}) = given{k + 1};
  end
  o.Side = lower(char(o.Side));
  if ~any(strcmp(o.Side, {'leading', 'trailing', 'both'}))
    error(['MATLAB:', name, ':Side'], '%s: expected leading, trailing or both, found %s', name, o.Side);
  end
  dims = double(o.Dimension(:).');
  if isempty(dims)
    dims = 1:numel(m);
    if isscalar(m)
      dims = max([1, find(size(x) ~= 1, 1)]);
    end
  elseif any(dims < 1 | dims ~= fix(dims)) || numel(unique(dims)) ~= numel(dims)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', '%s: the dimensions must be different positive integers', name);
  end
  if isscalar(m)
    m = repmat(m, 1, numel(dims));
  elseif numel(m) ~= numel(dims)
    error(['MATLAB:', name, ':Lengths'], '%s: expected one length for each of %d dimensions', name, numel(dims));
  end
end
