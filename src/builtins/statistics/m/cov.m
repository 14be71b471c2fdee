function c = cov(x, y, opt)
  if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2
    error('MATLAB:cov:inputType', 'cov: expected a numeric vector or matrix');
  end
  if nargin < 2
    y = [];
  end
  if nargin < 3
    opt = 0;
    if isscalar(y) && any(y == [0, 1]) && ~isscalar(x)
      opt = y;
      y = [];
    end
  end
  if ~isempty(y) && ~(isnumeric(y) || islogical(y))
    error('MATLAB:cov:inputType', 'cov: expected numeric data');
  end
  if ~(isscalar(opt) && any(opt == [0, 1]))
    error('MATLAB:cov:notSupported', 'cov: the option must be 0 or 1');
  end
  if ~isfloat(x)
    x = double(x);
  end
  if isrow(x)
    x = x(:);
  end
  if ~isempty(y)
    if numel(x) ~= numel(y)
      error('MATLAB:cov:XYlengthMismatch', 'cov: x and y must have as many elements as each other');
    end
    x = [x(:), double(y(:))];
  end
  n = size(x, 1);
  if isempty(x)
    c = NaN;
    return;
  end
  d = x - sum(x, 1) / n;
  if n == 1
    c = zeros(size(x, 2), class(x));
  else
    c = d' * d / (n - 1 + opt);
  end
end
