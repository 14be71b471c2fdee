function [in, on] = inpolygon(x, y, xv, yv)
  if nargin ~= 4
    error('MATLAB:minrhs', 'inpolygon: expected points and a polygon');
  end
  if ~(isreal(x) && isreal(y) && isequal(size(x), size(y)))
    error('MATLAB:inpolygon:PointSizeMismatch', 'inpolygon: x and y must be real arrays of the same size');
  end
  if ~(isreal(xv) && isreal(yv) && isvector(xv) && isequal(size(xv), size(yv)))
    error('MATLAB:inpolygon:PolygonSizeMismatch', 'inpolygon: the polygon must be two real vectors of the same size');
  end
  in = false(size(x));
  on = in;
  n = numel(xv);
  j = n;
  for i = 1:n
    dx = xv(j) - xv(i);
    dy = yv(j) - yv(i);
    cross_product = dx .* (y - yv(i)) - (x - xv(i)) .* dy;
    crossing = ((yv(i) <= y & y < yv(j)) | (yv(j) <= y & y < yv(i))) & 0 < cross_product .* sign(dy);
    in(crossing) = ~in(crossing);
    touching = ((yv(i) <= y & y <= yv(j)) | (yv(j) <= y & y <= yv(i))) & ...
               ((xv(i) <= x & x <= xv(j)) | (xv(j) <= x & x <= xv(i))) & (cross_product == 0 | dx == 0);
    if dx == 0 
      touching = touching & x == xv(i);
    end
    on = on | touching;
    j = i;
  end
  in = in | on;
end
