function etreeplot(A, node, edge)
  given = {};
  if nargin > 1
    given{1} = node;
  end
  if nargin > 2
    given{2} = edge;
  end
  treeplot(etree(A), given{:});
end
