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
  if n < 2
    Z = zeros(0, 3, class(D));
    return;
  end
  Z = cast(tree_of(gather(double(D)), method), class(D));
  if squared
    Z(:, 3) = real(sqrt(max(Z(:, 3), 0)));
  end
end

% The distances are read at once and looked at one by one. Of each cluster the nearest one of those after it is kept in mind: only
% where that one changes all of them are looked through again. Arrays grow where they are used, for zeros(...) could lie on a device.
function Z = tree_of(D, method)
  n = size(D, 1);
  Z = zeros(0, 3);
  Z(n - 1, 3) = 0;
  near = zeros(0, 1);
  near(n, 1) = 0;
  [sizes, names] = deal(near);
  far = Inf;
  for k = 1:n
    D(k, k) = Inf;
    sizes(k) = 1;
    names(k) = k;
  end
  for k = 1:n
    near(k) = nearest(D, k, n);
  end
  kind = find(strcmp(method, {'single', 'complete', 'average', 'weighted', 'centroid', 'median', 'ward'}));
  for step = 1:n - 1
    d = far;
    i = 1;
    for k = 1:n
      if near(k) > 0 && D(k, near(k)) < d
        d = D(k, near(k));
        i = k;
      end
    end
    j = max(near(i), i);
    p = sizes(i);
    q = sizes(j);
    for k = 1:n
      a = D(i, k);
      b = D(j, k);
      c = far;
      if a ~= Inf && b ~= Inf
        if kind == 1
          c = min(a, b);
        elseif kind == 2
          c = max(a, b);
        elseif kind == 3
          c = (p * a + q * b) / (p + q);
        elseif kind == 4
          c = (a + b) / 2;
        elseif kind == 5
          c = (p * a + q * b) / (p + q) - p * q * d / (p + q) ^ 2;
        elseif kind == 6
          c = (a + b) / 2 - d / 4;
        else
          c = ((p + sizes(k)) * a + (q + sizes(k)) * b - sizes(k) * d) / (p + q + sizes(k));
        end
      end
      D(i, k) = c;
    end
    for k = 1:n
      D(k, i) = D(i, k);
      D(j, k) = far;
      D(k, j) = far;
    end
    near(j) = 0;
    for k = 1:j - 1
      if k == i || near(k) == i || near(k) == j
        near(k) = nearest(D, k, n);
      elseif k < i && (near(k) == 0 || D(k, i) < D(k, near(k)) || D(k, i) == D(k, near(k)) && i < near(k)) && D(k, i) < Inf
        near(k) = i;
      end
    end
    Z(step, 1) = min(names(i), names(j));
    Z(step, 2) = max(names(i), names(j));
    Z(step, 3) = d;
    names(i) = n + step;
    sizes(i) = p + q;
  end
end

function at = nearest(D, k, n)
  % The first of the least distances to what comes after k; 0 where none is finite.
  at = 0;
  for j = k + 1:n
    if D(k, j) < Inf
      if at == 0
        at = j;
      elseif D(k, j) < D(k, at)
        at = j;
      end
    end
  end
end
