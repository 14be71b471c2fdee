function [B, d] = spdiags(A, d, varargin)
  % Diagonal d of an m-by-n matrix lies in a column of B: by the column that an element
  % is in where m >= n, by its row where m < n.
  if nargin < 3
    A = full(A);
    [m, n] = size(A);
    if nargin < 2
      [i, j] = find(A);
      d = unique(j(:) - i(:));
    end
    B = zeros(min(m, n), numel(d), class(A + 0));
    for k = 1:numel(d)
      [i, j] = along(m, n, d(k));
      place = j;
      if m < n
        place = i;
      end
      B(place, k) = A(i + (j - 1) * m);
    end
    return
  end
  columns = A;
  if nargin == 3
    B = full(varargin{1});
  elseif nargin == 4
    B = zeros(varargin{:}, class(A + 0));
  else
    error('MATLAB:spdiags:InvalidArguments', 'spdiags: expected spdiags(B, d, m, n) or spdiags(B, d, A)');
  end
  [m, n] = size(B);
  if size(columns, 2) ~= numel(d)
    if isscalar(d) || size(columns, 2) ~= 1
      error('MATLAB:spdiags:InvalidColumns', 'spdiags: expected as many columns as diagonals, found %d and %d', size(columns, 2), numel(d));
    end
    columns = repmat(columns, 1, numel(d));
  end
  for k = 1:numel(d)
    [i, j] = along(m, n, d(k));
    place = j;
    if m < n
      place = i;
    end
    if size(columns, 1) == 1
      place(:) = 1;
    end
    B(i + (j - 1) * m) = columns(place, k);
  end
  B = sparse(B);
  d = d(:);
end

function [i, j] = along(m, n, d)
  i = (max(1, 1 - d):min(m, n - d)).';
  j = i + d;
end
