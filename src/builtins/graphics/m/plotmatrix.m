function h = plotmatrix(X, Y, format)
  if nargin < 1 || ~isnumeric(X) || ndims(X) > 2
    error('MATLAB:plotmatrix:matrix', 'plotmatrix: expected a matrix, or two');
  end
  alone = nargin < 2 || ischar(Y) || isstring(Y);
  if nargin < 3
    format = '.';
  end
  if alone
    if nargin > 1
      format = Y;
    end
    Y = X;
  end
  if size(X, 1) ~= size(Y, 1)
    error('MATLAB:plotmatrix:rows', 'plotmatrix: both matrices have as many rows');
  end
  rows = size(Y, 2);
  columns = size(X, 2);
  made = zeros(rows, columns);
  for i = 1:rows
    for j = 1:columns
      subplot(rows, columns, (i - 1) * columns + j);
      if alone && i == j
        made(i, j) = histogram(X(:, i));
      else
        made(i, j) = plot(X(:, j), Y(:, i), format);
      end
    end
  end
  if nargout > 0
    h = made;
  end
end
