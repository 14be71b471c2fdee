function y = postpad(x, l, c, dim)
  if nargin < 2
    error('MATLAB:minrhs', 'postpad: expected an array and a length');
  end
  if nargin < 3 || isempty(c)
    c = 0;
  end
  if ~isscalar(c)
    error('MATLAB:postpad:badFill', 'postpad: the filling must be a scalar');
  end
  if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:postpad:badDim', 'postpad: the dimension must be a positive integer');
  end
  if ~(isscalar(l) && l >= 0 && l == fix(l))
    error('MATLAB:postpad:badLength', 'postpad: the length must be a nonnegative integer');
  end
  d = size(x, dim);
  sz = size(x);
  sz(end + 1:dim) = 1;
  if d >= l
    index = repmat({':'}, 1, numel(sz));
    index{dim} = 1:l;
    y = x(index{:});
  else
    sz(dim) = l - d;
    y = cat(dim, x, repmat(c, sz));
  end
end
