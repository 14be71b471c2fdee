function c = cov(x, varargin)
  if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2
    error('MATLAB:cov:inputType', 'cov: expected a numeric vector or matrix');
  end
  rows = 'includenan';
  texts = cellfun(@(v) ischar(v) || isstring(v), varargin);
  for word = varargin(texts)
    rows = lower(char(word{1}));
    if ~any(strcmp(rows, {'includenan', 'includemissing', 'omitrows', 'partialrows'}))
      error('MATLAB:cov:unknownFlag', 'cov: expected ''includenan'', ''omitrows'' or ''partialrows'', found ''%s''', rows);
    end
  end
  given = varargin(~texts);
  y = [];
  opt = 0;
  if numel(given) > 1
    [y, opt] = given{:};
  elseif ~isempty(given)
    y = given{1};
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
    if ~isfloat(y)
      y = double(y);
    end
    x = [x(:), y(:)];
  end
  if isequal(size(x), [0, 0])
    c = NaN(class(x));
  elseif strcmp(rows, 'partialrows')
    % Of each two columns the rows that are whole in both.
    known = ~isnan(x);
    c = NaN(size(x, 2), class(x));
    for i = 1:size(x, 2)
      for j = i:size(x, 2)
        pair = of_rows(x(known(:, i) & known(:, j), [i, j]), opt);
        [c(i, j), c(j, i)] = deal(pair(1, 2), pair(2, 1));
      end
    end
  else
    if strcmp(rows, 'omitrows')
      x = x(~any(isnan(x), 2), :);
    end
    c = of_rows(x, opt);
  end
end

function c = of_rows(x, opt)
  n = size(x, 1);
  if n == 0
    c = NaN(size(x, 2), class(x));
  elseif n == 1
    c = zeros(size(x, 2), class(x)) .* x(:);
  else
    d = x - sum(x, 1) / n;
    c = d' * d / (n - 1 + opt);
  end
end
