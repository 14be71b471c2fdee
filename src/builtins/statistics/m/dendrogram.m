function [h, T, order] = dendrogram(Z, varargin)
  if ~isnumeric(Z) || ~ismatrix(Z) || size(Z, 2) ~= 3 || isempty(Z)
    error('stats:dendrogram:BadTree', 'dendrogram: expected a tree of linkage, found %s', class(Z));
  end
  Z = double(Z);
  p = 30;
  if ~isempty(varargin) && isnumeric(varargin{1})
    p = varargin{1};
    varargin(1) = [];
  end
  o = struct('ColorThreshold', Inf, 'Orientation', 'top', 'Labels', {{}}, 'Reorder', [], 'CheckCrossing', true);
  o = nameoptions('dendrogram', varargin, o);
  n = size(Z, 1) + 1;
  if ~(isscalar(p) && p >= 0 && p == fix(p) && p ~= 1)
    error('stats:dendrogram:BadP', 'dendrogram: expected 0 or a number of leaves from 2 on');
  end
  if p == 0 || p > n
    p = n;
  end
  % The first joins disappear in the leaves: what is left of them is numbered by its least observation.
  gone = n - p;
  members = num2cell(1:n);
  for k = 1:gone
    members{n + k} = [members{Z(k, 1)}, members{Z(k, 2)}];
  end
  alive = setdiff(1:n + gone, reshape(Z(1:gone, 1:2), 1, []));
  [~, rank] = sort(cellfun(@min, members(alive)));
  alive = alive(rank);
  T = zeros(n, 1);
  number = zeros(1, 2 * n - 1);
  for k = 1:p
    T(members{alive(k)}) = k;
    number(alive(k)) = k;
  end
  if isempty(o.Reorder)
    order = walked(Z, n, number);
  else
    order = reshape(o.Reorder, 1, []);
    if ~isequal(sort(order), 1:p)
      error('stats:dendrogram:BadOrder', 'dendrogram: expected the numbers from 1 to %d in some order', p);
    end
  end
  x = zeros(1, 2 * n - 1);
  x(alive(order)) = 1:p;
  height = zeros(1, 2 * n - 1);
  [across, up] = deal(zeros(4, p - 1));
  for k = gone + 1:n - 1
    [a, b] = deal(Z(k, 1), Z(k, 2));
    across(:, k - gone) = x([a, a, b, b]);
    up(:, k - gone) = [height(a); Z(k, 3); Z(k, 3); height(b)];
    x(n + k) = (x(a) + x(b)) / 2;
    height(n + k) = Z(k, 3);
  end
  names = o.Labels;
  if isempty(names) || p < n
    names = arrayfun(@num2str, order, 'UniformOutput', false);
  else
    names = cellstr(names);
    names = names(order);
  end
  side = validatestring(o.Orientation, {'top', 'bottom', 'left', 'right'}, 'dendrogram');
  if any(strcmp(side, {'top', 'bottom'}))
    h = plot(across, up, 'b');
    set(gca, 'XTick', 1:p, 'XTickLabel', names);
    xlim([0.5, p + 0.5]);
  else
    h = plot(up, across, 'b');
    set(gca, 'YTick', 1:p, 'YTickLabel', names);
    ylim([0.5, p + 0.5]);
  end
  switch side
    case 'bottom', set(gca, 'YDir', 'reverse');
    case 'left', set(gca, 'XDir', 'reverse');
  end
  if nargout == 0
    clear h
  end
end

function order = walked(Z, n, number)
  % The leaves from left to right.
  order = [];
  left = 2 * n - 1;
  while ~isempty(left)
    node = left(end);
    left(end) = [];
    if number(node)
      order(end + 1) = number(node);
    else
      left = [left, Z(node - n, 2), Z(node - n, 1)];
    end
  end
end
