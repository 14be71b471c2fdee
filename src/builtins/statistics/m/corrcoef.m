function [r, p, lci, hci] = corrcoef(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:corrcoef:inputType', 'corrcoef: expected numeric data');
  end
  y = [];
  alpha = 0.05;
  rows = 'all';
  k = 1;
  if nargin > 1 && ~ischar(varargin{1}) && ~isstring(varargin{1})
    y = varargin{1};
    k = 2;
    if ~(isnumeric(y) || islogical(y)) 
      error('MATLAB:corrcoef:inputType', 'corrcoef: expected numeric data');
    end
    if numel(x) ~= numel(y)
      error('MATLAB:corrcoef:XYmismatch', 'corrcoef: x and y must have as many elements as each other');
    end
  end
  if mod(numel(varargin) - k + 1, 2) ~= 0
    error('MATLAB:corrcoef:pvPairs', 'corrcoef: options must come in pairs');
  end
  while k <= numel(varargin)
    if ~(ischar(varargin{k}) || isstring(varargin{k}))
      error('MATLAB:corrcoef:badOption', 'corrcoef: option names must be texts');
    end
    switch lower(varargin{k})
      case 'alpha'
        alpha = varargin{k + 1};
        if ~(isnumeric(alpha) && isscalar(alpha) && alpha >= 0 && alpha <= 1)
          error('MATLAB:corrcoef:badAlpha', 'corrcoef: alpha must be between 0 and 1');
        end
      case 'rows'
        rows = varargin{k + 1};
        if ~any(strcmpi(rows, {'all', 'complete', 'pairwise'}))
          error('MATLAB:corrcoef:badRows', 'corrcoef: rows must be ''all'', ''complete'' or ''pairwise''');
        end
      otherwise
        error('MATLAB:corrcoef:unknownOption', 'corrcoef: unknown option ''%s''', varargin{k});
    end
    k = k + 2;
  end
  if isrow(x) || ~isempty(y)
    x = x(:);
  end
  if ~isempty(y)
    x = [x, y(:)];
  end
  if ~isfloat(x)
    x = double(x);
  end
  if strcmpi(rows, 'complete')
    x = x(~any(isnan(x), 2), :);
  end
  m = size(x, 2);
  n = size(x, 1);
  r = eye(m, class(x));
  counts = n * ones(m);
  if m == 0
    [r, counts, m] = deal(NaN(class(x)), 0, 1);
  elseif m == 1
    c = cov(x);
    if ~(c > 0)
      r = NaN(class(x));
    end
  elseif ~strcmpi(rows, 'pairwise')
    r = of_columns(x);
    % With itself exactly one.
    same = eye(m, class(r));
    r = r .* (1 - same) + same;
  else
    for i = 1:m
      for j = i:m
        pair = x(:, [i, j]);
        pair = pair(~any(isnan(pair), 2), :);
        v = of_columns(pair)(1, 2);
        if i == j && ~isnan(v)
          v = 1;
        end
        r(i, j) = v;
        r(j, i) = conj(v);
        counts(i, j) = size(pair, 1);
        counts(j, i) = counts(i, j);
      end
    end
  end
  if nargout > 1
    df = counts - 2;
    t = abs(r) .* sqrt(max(df, 0) ./ max(1 - abs(r) .^ 2, 0));
    % Of two samples or fewer nothing can be said.
    p = NaN(m, class(x));
    known = df > 0 & ~isnan(t);
    p(known) = betainc(df(known) ./ (df(known) + t(known) .^ 2), df(known) / 2, 0.5);
    p(1:m + 1:end) = diag(r);
  end
  if nargout > 2
    z = atanh(r);
    width = NaN(m, class(x));
    width(counts > 3) = sqrt(2) * erfinv(1 - alpha) ./ sqrt(counts(counts > 3) - 3);
    lci = tanh(z - width);
    hci = tanh(z + width);
    lci(1:m + 1:end) = diag(r);
    hci(1:m + 1:end) = diag(r);
  end
end

% Covariances over deviations; what rounding has put above one is one.
function r = of_columns(x)
  d = x - mean(x, 1);
  freedom = max(size(x, 1) - 1, 1);
  s = sqrt(sum(abs(d) .^ 2, 1) / freedom);
  r = (d' * d) / freedom ./ s ./ s.';
  r = r ./ max(abs(r), 1);
end
