function D = blkdiag(varargin)
  if nargin < 1
    D = [];
    return;
  end
  if ! all(cellfun(@(a) isnumeric(a) || islogical(a) || ischar(a), varargin))
    error('blkdiag: all arguments must be numeric');
  end
  if ! all(cellfun(@ndims, varargin) == 2)
    error('blkdiag: all arguments must be two-dimensional matrices');
  end
  rows = cellfun(@(a) size(a, 1), varargin);
  cols = cellfun(@(a) size(a, 2), varargin);
  if any(cellfun(@issparse, varargin))
    D = sparse(0, 0);
    for k = 1:nargin
      [right, below] = deal(sparse(size(D, 1), cols(k)), sparse(rows(k), size(D, 2)));
      D = [D, right; below, varargin{k}];
    end
    return;
  end
  nothing = cellfun(@(a) a([]), varargin, 'UniformOutput', false);
  nothing = [nothing{:}];
  if isnumeric(nothing)
    D = zeros(sum(rows), sum(cols), class(nothing));
  else
    D = zeros(sum(rows), sum(cols));
  end
  r = 0;
  c = 0;
  for k = 1:nargin
    if ! isempty(varargin{k})
      D(r + (1:rows(k)), c + (1:cols(k))) = varargin{k};
    end
    r += rows(k);
    c += cols(k);
  end
end
