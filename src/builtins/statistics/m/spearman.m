function rho = spearman(x, y)
  if nargin < 2
    y = x;
  end
  if ~((isnumeric(x) || islogical(x)) && (isnumeric(y) || islogical(y)))
    error('MATLAB:spearman:inputType', 'spearman: expected numeric data');
  end
  if ndims(x) > 2 || ndims(y) > 2
    error('MATLAB:spearman:inputMustBe2D', 'spearman: expected matrices');
  end
  if isrow(x)
    x = x.';
  end
  if isrow(y)
    y = y.';
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:spearman:rowMismatch', 'spearman: x and y must have as many rows as each other');
  end
  rho = corr(ranks(x), ranks(y));
  if isequal(x, y) && size(x, 2) == 1
    rho(:) = 1;
  end
end
