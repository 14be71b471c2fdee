function [B, d] = spdiags(A, d, varargin)
  % Diagonal d of an m-by-n matrix lies in a column of B: by the column that an element
  % is in where m >= n, by its row where m < n.
  if nargin < 3
    [m, n] = size(A);
    [i, j, v] = find(A);
    [i, j, v] = deal(i(:), j(:), v(:));
    if nargin < 2
      d = unique(j - i);
    end
    B = zeros(min(m, n), numel(d), class(v + 0));
    [there, k] = ismember(j - i, d(:));
    place = j;
    if m < n
      place = i;
    end
    B(place(there) + (k(there) - 1) * size(B, 1)) = v(there);
    return
  end
  [i, j, v] = deal(zeros(0, 1));
  if nargin == 3
    [m, n] = size(varargin{1});
    [i, j, v] = find(varargin{1});
    [i, j, v] = deal(i(:), j(:), v(:));
    keep = ~ismember(j - i, d(:));
    [i, j, v] = deal(i(keep), j(keep), v(keep));
  elseif nargin == 4
    [m, n] = varargin{:};
  else
    error('MATLAB:spdiags:InvalidArguments', 'spdiags: expected spdiags(B, d, m, n) or spdiags(B, d, A)');
  end
  if size(A, 2) ~= numel(d)
    if isscalar(d) || size(A, 2) ~= 1
      error('MATLAB:spdiags:InvalidColumns', 'spdiags: expected as many columns as diagonals, found %d and %d', size(A, 2), numel(d));
    end
    A = repmat(A, 1, numel(d));
  end
  [rows, cols, values] = deal({i}, {j}, {v});
  for k = 1:numel(d)
    i = (max(1, 1 - d(k)):min(m, n - d(k))).';
    j = i + d(k);
    place = j;
    if m < n
      place = i;
    end
    if size(A, 1) == 1
      place(:) = 1;
    end
    rows{end + 1} = i;
    cols{end + 1} = j;
    values{end + 1} = full(A(place, k)) + 0;
  end
  B = sparse(vertcat(rows{:}), vertcat(cols{:}), vertcat(values{:}), m, n);
  d = d(:);
end
