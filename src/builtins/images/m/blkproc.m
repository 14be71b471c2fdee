function B = blkproc(A, block, varargin)
  border = [0 0];
  if numel(varargin) > 1 && isnumeric(varargin{1})
    border = varargin{1};
    varargin(1) = [];
  end
  if isempty(varargin)
    error('Images:blkproc:function', 'blkproc: expected a function');
  end
  f = fcnchk(varargin{1}, numel(varargin) - 1);
  [m, n] = size(A);
  rows = ceil(m / block(1));
  cols = ceil(n / block(2));
  padded = zeros(rows * block(1) + 2 * border(1), cols * block(2) + 2 * border(2), class(A));
  padded(border(1) + (1:m), border(2) + (1:n)) = A;
  parts = cell(rows, cols);
  for i = 1:rows
    for j = 1:cols
      within = padded((i - 1) * block(1) + (1:block(1) + 2 * border(1)), (j - 1) * block(2) + (1:block(2) + 2 * border(2)));
      parts{i, j} = f(within, varargin{2:end});
    end
  end
  B = cell2mat(parts);
  if isequal(size(B), [rows * block(1), cols * block(2)])
    B = B(1:m, 1:n);
  end
end
