function y = prepad(x, l, c, dim)
  if nargin < 2
    error('MATLAB:minrhs', 'prepad: expected an array and a length');
  end
  if nargin < 3 || isempty(c)
    c = 0;
  end
  if ~isscalar(c)
    error('MATLAB:prepad:badFill', 'prepad: the filling must be a scalar');
  end
  if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:prepad:badDim', 'prepad: the dimension must be a positive integer');
  end
  if ~(isscalar(l) && l >= 0 && l == fix(l))
    error('MATLAB:prepad:badLength', 'prepad: the length must be a nonnegative integer');
  end
  d = size(x, dim);
  sz = size(x);
  sz(end + 1:dim) = 1;
  if d >= l
    index = repmat({':'}, 1, numel(sz));
    index{dim} = d - l + 1:d;
    y = x(index{:});
  else
    sz(dim) = l - d;
    y = cat(dim, repmat(c, sz), x);
  end
end
