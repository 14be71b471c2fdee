function S = sparse(i, j, v, m, n, room)
  if nargin == 1
    S = i;
    if ~(isfloat(S) || islogical(S)) || ~ismatrix(S)
      error('MATLAB:sparse:InvalidMatrix', ...
            'sparse: expected a matrix of floating point or logical values, found %s', class(S));
    end
    S = sparse_as(S, true);
    return;
  elseif nargin == 2
    S = sparse_as(sparse_of_places([], [], [], dimension(i), dimension(j)), true);
    return;
  elseif nargin == 4
    error('MATLAB:sparse:WrongArguments', 'sparse: expected the number of rows and of columns, found one of them');
  end
  if ~(isfloat(v) || islogical(v))
    error('MATLAB:sparse:InvalidValues', 'sparse: expected floating point or logical values, found %s', class(v));
  end
  i = subscripts(i);
  j = subscripts(j);
  v = v(:);
  counts = [numel(i), numel(j), numel(v)];
  count = max(counts);
  if any(counts == 0)
    count = 0;
  end
  if any(counts ~= count & counts ~= 1)
    error('MATLAB:sparse:SizeMismatch', ...
          'sparse: expected as many rows, columns and values, found %d, %d and %d', counts);
  end
  i = i + zeros(count, 1);
  j = j + zeros(count, 1);
  if nargin < 5
    m = max([i; 0]);
    n = max([j; 0]);
  else
    m = dimension(m);
    n = dimension(n);
    if any(i > m) || any(j > n)
      error('MATLAB:sparse:IndexExceeds', ...
            'sparse: the subscripts (%d, %d) exceed the size %dx%d', max(i), max(j), m, n);
    end
  end
  if nargin == 6 && ~(isnumeric(room) && isscalar(room) && room >= 0)
    error('MATLAB:sparse:InvalidRoom', 'sparse: expected the number of nonzeros that there is room for');
  end
  if isscalar(v)
    v = repmat(v, count, 1);
  end
  if isa(v, 'single')
    S = zeros(m, n, 'single');
    if count > 0
      S = accumarray([i, j], v, [m, n]);
    end
    S = sparse_as(S, true);
  else
    S = sparse_as(sparse_of_places(i, j, v, m, n), true);
  end
end

function i = subscripts(i)
  if ~(isnumeric(i) || islogical(i)) || any(i(:) < 1 | i(:) ~= fix(i(:)))
    error('MATLAB:sparse:BadIndex', 'sparse: expected positive whole numbers as subscripts');
  end
  i = double(i(:));
end

function n = dimension(n)
  if ~isnumeric(n) || ~isscalar(n) || n < 0 || n ~= fix(n)
    error('MATLAB:sparse:InvalidSize', 'sparse: expected sizes that are whole numbers and not negative');
  end
  n = double(n);
end
