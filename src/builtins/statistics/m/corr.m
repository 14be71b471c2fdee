function r = corr(x, y)
  if nargin < 2
    y = x;
  end
  if ~((isnumeric(x) || islogical(x)) && (isnumeric(y) || islogical(y)))
    error('MATLAB:corr:inputType', 'corr: expected numeric data');
  end
  if ndims(x) > 2 || ndims(y) > 2
    error('MATLAB:corr:inputMustBe2D', 'corr: expected matrices');
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:corr:rowMismatch', 'corr: x and y must have as many rows as each other');
  end
  if isscalar(x)
    r = NaN;
    if isa(x, 'single') || isa(y, 'single')
      r = single(NaN);
    end
    return;
  end
  if ~isfloat(x)
    x = double(x);
  end
  if ~isfloat(y)
    y = double(y);
  end
  n = size(x, 1);
  dx = x - sum(x, 1) / n;
  dy = y - sum(y, 1) / n;
  r = (dx' * dy) ./ (sqrt(sum(abs(dx) .^ 2, 1)).' * sqrt(sum(abs(dy) .^ 2, 1)));
end
