function S = qtdecomp(I, limit, varargin)
  % Blocks whose elements differ by more than a threshold come apart in four, all of one size at a time.
  imagecheck('qtdecomp', I);
  n = size(I, 1);
  if ~ismatrix(I) || n ~= size(I, 2) || n == 0
    error('images:qtdecomp:invalidImage', 'qtdecomp: the image must be a square matrix');
  end
  range = [1, n];
  f = [];
  if nargin > 1 && (isa(limit, 'function_handle') || ischar(limit) || isstring(limit))
    f = imagefunction('qtdecomp', limit, numel(varargin));
  else
    if nargin < 2
      limit = 0;
    end
    if isinteger(I)
      [low, high] = imagerange(I);
      limit = double(limit) * (high - low);
    end
    if ~isempty(varargin)
      range(1) = varargin{1}(1);
      if numel(varargin{1}) > 1
        range(2) = varargin{1}(2);
      end
    end
    if range(1) > range(2) || any(range < 1)
      error('images:qtdecomp:invalidSize', ...
            'qtdecomp: the least size of blocks must be positive and not more than the largest');
    end
  end
  x = imagefloat(I);
  [r, c] = deal(1);
  extent = n;
  [rows, columns, sizes] = deal(zeros(0, 1));
  while ~isempty(r)
    apart = extent > range(2) & true(numel(r), 1);
    if mod(extent, 2) == 0 && extent / 2 >= range(1) && ~all(apart)
      at = (r(:).' + (0:extent - 1).');
      near = reshape(at, extent, 1, []) + (reshape(c(:).' + (0:extent - 1).', 1, extent, []) - 1) * n;
      if isempty(f)
        block = reshape(x(near(:)), extent ^ 2, []);
        apart = reshape(max(block, [], 1) - min(block, [], 1) > limit, [], 1);
      else
        apart = reshape(f(reshape(I(near(:)), extent, extent, []), varargin{:}), [], 1) ~= 0;
      end
    elseif mod(extent, 2) ~= 0 || extent / 2 < range(1)
      if any(apart)
        error('images:qtdecomp:invalidImage', 'qtdecomp: blocks of %d rows do not come apart in two', extent);
      end
    end
    rows = [rows; r(~apart)];
    columns = [columns; c(~apart)];
    sizes = [sizes; extent * ones(nnz(~apart), 1)];
    half = extent / 2;
    r = r(apart);
    c = c(apart);
    r = [r; r + half; r; r + half];
    c = [c; c; c + half; c + half];
    extent = half;
  end
  S = sparse(rows, columns, sizes, n, n);
end
