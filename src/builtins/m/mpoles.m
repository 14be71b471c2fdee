function [m, n] = mpoles(p, tol, reorder)
  if nargin < 1
    error('MATLAB:minrhs', 'mpoles: expected a vector of poles');
  end
  if nargin < 2 || isempty(tol)
    tol = 0.001;
  end
  if nargin < 3 || isempty(reorder)
    reorder = true;
  end
  count = numel(p);
  p = p(:);
  if reorder
    [~, order] = sort(abs(p), 'descend');
  else
    order = (1:count).';
  end
  m = zeros(count, 1);
  n = zeros(count, 1);
  left = order;
  at = 0;
  while ~isempty(left)
    pole = p(left(1));
    scale = abs(pole);
    if scale == 0
      scale = 1;
    end
    same = abs(p(left) - pole) < tol * scale;
    group = left(same);
    k = numel(group);
    m(at + (1:k)) = (1:k).';
    n(at + (1:k)) = group;
    at = at + k;
    left = left(~same);
  end
end
