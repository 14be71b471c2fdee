function treeplot(parent, node, edge)
  if ~isnumeric(parent)
    error('MATLAB:treeplot:InvalidTree', 'treeplot: expected a vector of parents, 0 for a root');
  end
  if nargin < 2
    node = 'ro';
  end
  if nargin < 3
    edge = 'r-';
  end
  [x, y] = treelayout(parent);
  below = find(parent ~= 0);
  up = parent(below);
  X = [x(below); x(up); NaN(1, numel(below))];
  Y = [y(below); y(up); NaN(1, numel(below))];
  plot(x, y, node, X(:), Y(:), edge);
  axis([0 1 0 1]);
end
