function [parent, post] = etree(A, kind, rows)
  % J. W. H. Liu, The role of elimination trees in sparse factorization, 1990.
  if nargin < 2
    kind = 'sym';
  end
  B = treepattern('etree', A, kind);
  parent = eliminationtree(B);
  post = treepostorder(parent);
end
