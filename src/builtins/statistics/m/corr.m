function [r, p] = corr(x, varargin)
  y = [];
  if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
    y = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('corr', varargin, struct('Type', 'Pearson', 'Rows', 'all', 'Tail', 'both'));
  alone = isempty(y);
  if alone
    y = x;
  end
  if ~((isnumeric(x) || islogical(x)) && (isnumeric(y) || islogical(y)))
    error('MATLAB:corr:inputType', 'corr: expected numeric data');
  end
  if ndims(x) > 2 || ndims(y) > 2
    error('MATLAB:corr:inputMustBe2D', 'corr: expected matrices');
  end
  % A row and a column are no pair of matrices: both are one variable.
  if isvector(x) && isvector(y) && numel(x) == numel(y) && size(x, 1) ~= size(y, 1)
    x = x(:);
    y = y(:);
  end
  if size(x, 1) ~= size(y, 1)
    error('MATLAB:corr:rowMismatch', 'corr: x and y must have as many rows as each other');
  end
  if isscalar(x)
    r = NaN(class(x([]) + y([])));
    p = r;
    return;
  end
  if ~isfloat(x)
    x = double(x);
  end
  if ~isfloat(y)
    y = double(y);
  end
  switch lower(o.Rows)
    case 'complete'
      whole = ~any(isnan(x), 2) & ~any(isnan(y), 2);
      x = x(whole, :);
      y = y(whole, :);
    case 'pairwise'
      if any(isnan(x(:))) || any(isnan(y(:)))
        [r, p] = pairs(x, y, o);
        if alone
          own = logical(eye(size(r))) & ~isnan(r);
          r(own) = 1;
          p(own) = 1;
        end
        return;
      end
  end
  n = size(x, 1);
  switch lower(o.Type)
    case 'pearson', r = pearson(x, y, alone);
    case 'spearman', r = pearson(reshape(tiedrank(x), size(x)), reshape(tiedrank(y), size(y)), alone);
    case 'kendall', [r, below, above] = kendalls(x, y);
    otherwise
      error('MATLAB:corr:badType', 'corr: expected ''Pearson'', ''Kendall'' or ''Spearman'', found ''%s''', o.Type);
  end
  if nargout > 1
    if n < 2
      [below, above] = deal(r);
    elseif strcmpi(o.Type, 'spearman') && n < 10
      [below, above] = permuted(tiedrank(x), tiedrank(y));
    elseif ~strcmpi(o.Type, 'kendall')
      t = r .* sqrt((n - 2) ./ max(1 - r .^ 2, 0));
      [below, above] = deal(tcdf(t, n - 2), tcdf(-t, n - 2));
    end
    [~, p] = testresult(struct('Tail', direction(o.Tail), 'Alpha', 0.05), below, above);
    if alone
      p(1:size(p, 1) + 1:end) = 1;
    end
    p(isnan(r)) = NaN;
  end
end
function tail = direction(tail)
  at = strcmpi(tail, {'ne', 'gt', 'lt'});
  words = {'both', 'right', 'left'};
  if any(at)
    tail = words{at};
  end
  tail = lower(tail);
end
function r = pearson(x, y, alone)
  n = size(x, 1);
  dx = x - sum(x, 1) / n;
  dy = y - sum(y, 1) / n;
  r = (dx' * dy) ./ (sqrt(sum(abs(dx) .^ 2, 1)).' * sqrt(sum(abs(dy) .^ 2, 1)));
  % What rounding has put above one is one; so is a column with itself.
  r = r ./ max(abs(r), 1);
  if alone
    own = logical(eye(size(r))) & ~isnan(r);
    r(own) = 1;
  end
end
function [below, above] = permuted(x, y)
  % How many of all orders of few ranks correlate as much as these.
  [below, above] = deal(zeros(size(x, 2), size(y, 2)));
  orders = perms(1:size(x, 1));
  for i = 1:size(x, 2)
    a = x(:, i);
    sums = a(orders) * y;
    below(i, :) = mean(sums <= a' * y + 1e-9, 1);
    above(i, :) = mean(sums >= a' * y - 1e-9, 1);
  end
end
function [tau, below, above] = kendalls(x, y)
  % Kendall's tau-b; how likely one is that is at most, or at least, as great: from the numbers of inversions of all orders where
  % there are few and no ties, else by his normal approximation.
  n = size(x, 1);
  tau = zeros(size(x, 2), size(y, 2), class(x([]) + y([])));
  [below, above] = deal(tau);
  for i = 1:size(x, 2)
    a = sign(x(:, i) - x(:, i).');
    for j = 1:size(y, 2)
      b = sign(y(:, j) - y(:, j).');
      s = sum(a(:) .* b(:)) / 2;
      tau(i, j) = 2 * s / sqrt(sum(a(:) .^ 2) * sum(b(:) .^ 2));
      [~, ~, g] = unique(x(:, i));
      [~, ~, h] = unique(y(:, j));
      t = accumarray(g(:), 1);
      u = accumarray(h(:), 1);
      v = (n * (n - 1) * (2 * n + 5) - sum(t .* (t - 1) .* (2 * t + 5)) - sum(u .* (u - 1) .* (2 * u + 5))) / 18;
      v = v + sum(t .* (t - 1)) * sum(u .* (u - 1)) / (2 * n * (n - 1));
      if n > 2
        v = v + sum(t .* (t - 1) .* (t - 2)) * sum(u .* (u - 1) .* (u - 2)) / (9 * n * (n - 1) * (n - 2));
      end
      z = (s - sign(s)) / sqrt(v);
      [below(i, j), above(i, j)] = deal(normcdf(z), normcdf(-z));
      if n < 50 && max([t; u]) == 1 && ~isnan(s)
        share = 1;
        for k = 2:n
          share = conv(share, ones(1, k) / k);
        end
        inverted = (n * (n - 1) / 2 - s) / 2;
        below(i, j) = sum(share(inverted + 1:end));
        above(i, j) = sum(share(1:inverted + 1));
      end
    end
  end
end
function [r, p] = pairs(x, y, o)
  r = NaN(size(x, 2), size(y, 2));
  p = r;
  for i = 1:size(x, 2)
    for j = 1:size(y, 2)
      whole = ~isnan(x(:, i)) & ~isnan(y(:, j));
      [r(i, j), p(i, j)] = corr(x(whole, i), y(whole, j), 'Type', o.Type, 'Tail', o.Tail);
    end
  end
end
