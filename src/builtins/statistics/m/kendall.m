function tau = kendall(x, y)
  if nargin < 2
    y = x;
  end
  if ~((isnumeric(x) || islogical(x)) && (isnumeric(y) || islogical(y)))
    error('MATLAB:kendall:inputType', 'kendall: expected numeric data');
  end
  if ndims(x) > 2 || ndims(y) > 2
    error('MATLAB:kendall:inputMustBe2D', 'kendall: expected matrices');
  end
  if isrow(x)
    x = x.';
  end
  if isrow(y)
    y = y.';
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:kendall:rowMismatch', 'kendall: x and y must have as many rows as each other');
  end
  a = concordance(x);
  b = concordance(y);
  tau = (a' * b) ./ (sqrt(sum(a .^ 2, 1)).' * sqrt(sum(b .^ 2, 1)));
  if isscalar(x) && isscalar(y)
    tau = 1;
  end
  if isa(x, 'single') || isa(y, 'single')
    tau = single(tau);
  end
end

function s = concordance(x)
  n = size(x, 1);
  s = zeros(n * n, size(x, 2));
  for c = 1:size(x, 2)
    s(:, c) = reshape(sign(double(x(:, c)) - double(x(:, c)).'), [], 1);
  end
end
