function [count, height, parent, post, R] = symbfact(A, kind, shape)
  if nargin < 2
    kind = 'sym';
  end
  B = treepattern('symbfact', A, kind);
  n = size(B, 1);
  for k = 1:n
    near = find(B(k, k + 1:n)) + k;
    B(near, near) = true;
  end
  R = triu(B) | logical(eye(n));
  count = sum(R, 2);
  parent = eliminationtree(B);
  post = treepostorder(parent);
  depth = zeros(1, n);
  for k = n:-1:1
    depth(k) = 1;
    if parent(k) > 0
      depth(k) = depth(parent(k)) + 1;
    end
  end
  height = max([depth, 0]);
  if nargin == 3
    if ~any(strcmpi(shape, {'lower', 'L'}))
      error('MATLAB:symbfact:InvalidShape', 'symbfact: expected lower, found ''%s''', char(shape));
    end
    R = R';
  end
end
