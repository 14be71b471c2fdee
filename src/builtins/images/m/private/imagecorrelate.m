function y = imagecorrelate(x, h, border, full)
  % The correlation of an array of floating-point numbers with a kernel, as large as the array or the full one.
  n = max(ndims(x), ndims(h));
  extent = size(h);
  extent(end + 1:n) = 1;
  before = floor((extent - 1) / 2);
  after = floor(extent / 2);
  if nargin > 3 && full
    before = extent - 1;
    after = before;
  end
  x = imagepad(x, before, after, border);
  h = cast(h, class(x));
  parts = {h};
  if ndims(h) == 2 && numel(h) >= 49 && min(extent(1:2)) > 1 && all(isfinite(h(:)))
    % A kernel of rank one is a column and a row.
    [u, s, v] = svd(double(h), 'econ');
    s = diag(s);
    if s(2) <= numel(h) * eps * s(1)
      parts = {u(:, 1) * sqrt(s(1)), v(:, 1).' * sqrt(s(1))};
    end
  end
  y = x;
  for k = 1:numel(parts)
    h = cast(parts{k}, class(x));
    h = reshape(h(end:-1:1), size(h));
    if ismatrix(y)
      y = conv2(y, h, 'valid');
    else
      y = convn(y, h, 'valid');
    end
  end
end
