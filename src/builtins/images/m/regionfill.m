function J = regionfill(I, varargin)
  % Laplace's equation in the region, with the image around it as its border.
  imagecheck('regionfill', I);
  if ~ismatrix(I)
    error('images:regionfill:invalidImage', 'regionfill: the image must be a matrix');
  end
  if nargin > 2
    mask = poly2mask(varargin{1}, varargin{2}, size(I, 1), size(I, 2));
  else
    mask = imagebinary('regionfill', varargin{1});
  end
  if ~isequal(size(mask), size(I))
    error('images:regionfill:invalidMask', 'regionfill: the mask must have the size of the image');
  end
  J = I;
  at = find(gather(mask));
  if isempty(at) || numel(at) == numel(I)
    return;
  end
  [m, n] = size(I);
  x = double(gather(I));
  count = numel(at);
  unknown = zeros(m, n);
  unknown(at) = 1:count;
  row = mod(at - 1, m) + 1;
  column = floor((at - 1) / m) + 1;
  from = [];
  to = [];
  known = zeros(count, 1);
  degree = zeros(count, 1);
  for k = 1:4
    r = row + (k == 1) - (k == 2);
    c = column + (k == 3) - (k == 4);
    inside = find(r >= 1 & r <= m & c >= 1 & c <= n);
    near = r(inside) + (c(inside) - 1) * m;
    degree(inside) = degree(inside) + 1;
    other = unknown(near);
    from = [from; inside(other > 0)];
    to = [to; other(other > 0)];
    known(inside) = known(inside) + x(near) .* (other == 0);
  end
  A = sparse([(1:count).'; from], [(1:count).'; to], [degree; -ones(numel(from), 1)], count, count);
  J(at) = imageclass(A \ known, class(I));
end
