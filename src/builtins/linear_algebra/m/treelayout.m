function [x, y, height, separator] = treelayout(parent, post)
  % The leaves lie side by side; what is above them lies in their middle.
  if ~isnumeric(parent) || ~(isvector(parent) || isempty(parent)) || any(parent(:)' < 0 | parent(:)' > numel(parent))
    error('MATLAB:treelayout:InvalidTree', 'treelayout: expected a vector of parents, 0 for a root');
  end
  n = numel(parent);
  if nargin < 2 || isempty(post)
    post = treepostorder(parent(:)');
  end
  left = Inf(1, n);
  right = -Inf(1, n);
  above = zeros(1, n);
  leaves = 0;
  for k = reshape(post, 1, [])
    if isinf(left(k))
      leaves = leaves + 1;
      left(k) = leaves;
      right(k) = leaves;
    end
    x(k) = (left(k) + right(k)) / 2;
    up = parent(k);
    if up > 0
      left(up) = min(left(up), x(k));
      right(up) = max(right(up), x(k));
      above(up) = max(above(up), above(k) + 1);
    end
  end
  height = max([above, 0]);
  x = x / (leaves + 1);
  y = (above + 1) / (height + 2);
  % The root, and what is below it as long as there is a single branch.
  separator = 0;
  at = find(parent(:)' == 0);
  while numel(at) == 1
    separator = separator + 1;
    at = find(parent(:)' == at);
  end
end
