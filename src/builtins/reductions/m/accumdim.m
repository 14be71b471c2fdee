function A = accumdim(subs, vals, dim, n, f, fill)
  if ! isnumeric(subs) || ! isvector(subs) || any(subs(:) != fix(subs(:))) || any(subs(:) < 1)
    error('accumdim: SUBS must be a vector of positive integers');
  end
  sz = size(vals);
  if nargin < 3 || isempty(dim)
    dim = find(sz != 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ! isscalar(dim) || dim != fix(dim) || dim < 1
    error('accumdim: DIM must be a valid dimension');
  end
  sz(end + 1:dim) = 1;
  if numel(subs) != sz(dim)
    error('accumdim: dimension mismatch');
  end
  if nargin < 4 || isempty(n) || isequal(n, 0)
    n = max(subs);
  elseif n < max(subs)
    error('Octave:accumdim:extent', 'accumdim: expected an extent of at least the largest subscript, %d, found %d', max(subs), n);
  end
  if nargin < 5 || isempty(f)
    f = @sum;
  end
  if nargin < 6 || isempty(fill)
    fill = 0;
  end
  at = repmat({':'}, 1, numel(sz));
  pieces = cell(1, n);
  for k = 1:n
    at{dim} = find(subs == k);
    if isempty(at{dim})
      one = sz;
      one(dim) = 1;
      pieces{k} = repmat(fill, one);
    elseif strcmp(func2str(f), 'sum')
      pieces{k} = sum(vals(at{:}), dim);
    else
      slice = vals(at{:});
      pieces{k} = f(slice, dim);
    end
  end
  A = cat(dim, pieces{:});
end
