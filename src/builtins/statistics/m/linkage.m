function Z = linkage(Y, method, metric, varargin)
  % Lance and Williams, A general theory of classificatory sorting strategies, Computer Journal 9 (1967).
  if nargin < 2
    method = 'single';
  end
  if nargin < 3
    metric = 'euclidean';
  end
  if ~(isnumeric(Y) && ismatrix(Y) && isreal(Y) && ~isempty(Y))
    error('stats:linkage:BadData', 'linkage: expected distances or points, found %s', class(Y));
  end
  param = {};
  if iscell(metric)
    param = metric(2:end);
    metric = metric{1};
  end
  n = (1 + sqrt(1 + 8 * numel(Y))) / 2;
  if isrow(Y) && numel(Y) > 0 && nargin < 3 && n == fix(n)
    D = squareform(Y);
  elseif isrow(Y)
    error('stats:linkage:BadSize', 'linkage: the number of distances is not one of pairs');
  else
    D = pdist2(Y, Y, metric, param{:});
  end
  n = size(D, 1);
  method = lower(char(method));
  squared = any(strcmp(method, {'centroid', 'median', 'ward'}));
  if squared
    D = D .^ 2;
  elseif ~any(strcmp(method, {'single', 'complete', 'average', 'weighted'}))
    error('stats:linkage:UnknownMethod', 'linkage: unknown method ''%s''', method);
  end
  D(1:n + 1:end) = Inf;
  Z = zeros(n - 1, 3, class(D));
  sizes = ones(1, n);
  names = 1:n;
  for step = 1:n - 1
    [d, at] = min(D(:));
    i = mod(at - 1, n) + 1;
    j = (at - i) / n + 1;
    [i, j] = deal(min(i, j), max(i, j));
    [a, b] = deal(D(i, :), D(j, :));
    [p, q] = deal(sizes(i), sizes(j));
    switch method
      case 'single', c = min(a, b);
      case 'complete', c = max(a, b);
      case 'average', c = (p * a + q * b) / (p + q);
      case 'weighted', c = (a + b) / 2;
      case 'centroid', c = (p * a + q * b) / (p + q) - p * q * d / (p + q) ^ 2;
      case 'median', c = (a + b) / 2 - d / 4;
      case 'ward', c = ((p + sizes) .* a + (q + sizes) .* b - sizes * d) ./ (p + q + sizes);
    end
    c(a == Inf | b == Inf) = Inf;
    D(i, :) = c;
    D(:, i) = c.';
    D(j, :) = Inf;
    D(:, j) = Inf;
    Z(step, :) = [sort(names([i, j])), d];
    names(i) = n + step;
    sizes(i) = p + q;
  end
  if squared
    Z(:, 3) = sqrt(max(Z(:, 3), 0));
  end
end
