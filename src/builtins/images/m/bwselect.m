function [BW, at] = bwselect(BW, c, r, conn)
  BW = imagebinary('bwselect', BW);
  if ~ismatrix(BW) || ~isnumeric(c) || ~isnumeric(r) || numel(c) ~= numel(r)
    error('images:bwselect:invalidPoints', 'bwselect: expected a matrix, and as many columns as rows of points');
  end
  if nargin < 4
    conn = 8;
  end
  [L, n] = imagecomponents(BW, imageconn('bwselect', conn, 2));
  r = round(double(r(:)));
  c = round(double(c(:)));
  inside = r >= 1 & r <= size(BW, 1) & c >= 1 & c <= size(BW, 2);
  kept = false(n + 1, 1);
  kept(L(r(inside) + (c(inside) - 1) * size(BW, 1)) + 1) = true;
  kept(1) = false;
  BW = reshape(kept(L + 1), size(BW));
  if nargout > 1
    at = find(BW);
  end
end
