function [x, dim] = folddims(name, x, dim)
  % The one dimension to fold: the first that is not 1, or all of them ('all') or several joined into the first of them.
  if isempty(dim)
    dim = max([1, find(size(x) ~= 1, 1)]);
  elseif ischar(dim) || isstring(dim)
    if ~strcmpi(dim, 'all')
      error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
            '%s: the dimension must be a positive integer, a vector of them or ''all''', name);
    end
    x = reshape(x, [], 1);
    dim = 1;
  elseif ~isnumeric(dim) || ~isvector(dim) || any(dim < 1 | dim ~= fix(dim)) || ...
      ~isscalar(dim) && numel(unique(dim)) ~= numel(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
          '%s: the dimension must be a positive integer, or a vector of different ones', name);
  elseif ~isscalar(dim)
    joined = sort(reshape(double(dim), 1, []));
    dim = joined(1);
    kept = setdiff(1:max(ndims(x), joined(end)), joined);
    extent = size(x);
    extent(end + 1:joined(end)) = 1;
    x = permute(x, [kept(kept < dim), joined, kept(kept > dim)]);
    count = prod(extent(joined));
    extent(joined) = 1;
    extent(dim) = count;
    x = reshape(x, extent);
  end
end
