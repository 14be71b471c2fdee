function order = optimalleaforder(Z, D, varargin)
  % Z. Bar-Joseph, D. Gifford and T. Jaakkola, Fast optimal leaf ordering for hierarchical clustering, 2001.
  o = nameoptions('optimalleaforder', varargin, struct('Criteria', 'adjacent', 'Transformation', 'linear'));
  n = size(Z, 1) + 1;
  if isvector(D) && numel(D) == n * (n - 1) / 2
    D = squareform(D);
  end
  if ~isequal(size(D), [n n])
    error('stats:optimalleaforder:BadDistances', 'optimalleaforder: expected the distances of %d leaves', n);
  end
  D = double(D);
  if isa(o.Transformation, 'function_handle')
    S = o.Transformation(D);
  elseif strcmpi(o.Transformation, 'inverse')
    S = 1 ./ D;
  else
    S = max(D(:)) - D;
  end
  S(1:n + 1:end) = 0;
  group = strcmpi(validatestring(o.Criteria, {'adjacent', 'group'}, 'optimalleaforder'), 'group');
  % For each tree its leaves, and the best sum for each leaf at its left and its right end.
  leaves = [num2cell(1:n), cell(1, n - 1)];
  best = [repmat({0}, 1, n), cell(1, n - 1)];
  for k = 1:n - 1
    [a, b] = deal(Z(k, 1), Z(k, 2));
    [i, j] = deal(leaves{a}, leaves{b});
    between = S(i, j);
    if group
      [left, right] = deal(mean(S(i, j), 2), mean(S(i, j), 1));
      between = (left + right) / 2;
    end
    M = most(most(best{a}, between), best{b});
    leaves{n + k} = [i, j];
    best{n + k} = [-Inf(numel(i)), M; M.', -Inf(numel(j))];
  end
  [l, r] = find(best{end} == max(best{end}(:)), 1);
  order = arranged(2 * n - 1, leaves{end}(l), leaves{end}(r), Z, S, leaves, best, group);
end

function order = arranged(node, first, final, Z, S, leaves, best, group)
  n = size(S, 1);
  if node <= n
    order = node;
    return;
  end
  [a, b] = deal(Z(node - n, 1), Z(node - n, 2));
  if ~any(leaves{a} == first)
    [a, b] = deal(b, a);
  end
  [i, j] = deal(leaves{a}, leaves{b});
  between = S(i, j);
  if group
    between = (mean(between, 2) + mean(between, 1)) / 2;
  end
  total = best{a}(i == first, :).' + between + best{b}(:, j == final).';
  [p, q] = find(total == max(total(:)), 1);
  order = [arranged(a, first, i(p), Z, S, leaves, best, group), arranged(b, j(q), final, Z, S, leaves, best, group)];
end

function C = most(A, B)
  % The product of matrices with the greatest sum in place of the sum of products.
  C = -Inf(size(A, 1), size(B, 2));
  for k = 1:size(A, 2)
    C = max(C, A(:, k) + B(k, :));
  end
end
