function P = bwperim(BW, conn)
  BW = imagebinary('bwperim', BW);
  if nargin < 2
    conn = 4 + 2 * (ndims(BW) > 2);
  end
  c = imageconn('bwperim', conn, ndims(BW));
  n = ndims(BW);
  wide = imagepad(BW, ones(1, n), ones(1, n), false);
  inner = imageextreme(wide, c, false);
  at = arrayfun(@(m) 2:m + 1, size(BW), 'UniformOutput', false);
  P = BW & ~inner(at{:});
end
