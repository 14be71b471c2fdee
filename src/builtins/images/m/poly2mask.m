function BW = poly2mask(x, y, m, n)
  if ~(isnumeric(x) && isnumeric(y) && isreal(x) && isreal(y) && numel(x) == numel(y))
    error('images:poly2mask:invalidPolygon', 'poly2mask: expected as many x as y coordinates of corners');
  end
  m = imagecount('poly2mask', m, 'the number of rows', 1);
  n = imagecount('poly2mask', n, 'the number of columns', 1);
  BW = false(m, n);
  if numel(x) > 2
    [c, r] = meshgrid(1:n, 1:m);
    BW = reshape(inpolygon(c(:), r(:), double(x(:)), double(y(:))), m, n);
  end
end
