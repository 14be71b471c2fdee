function CC = bwconncomp(BW, conn)
  BW = imagebinary('bwconncomp', BW);
  if nargin < 2
    conn = 8 + 18 * (ndims(BW) == 3);
    if ndims(BW) > 3
      conn = ones([3 * ones(1, ndims(BW)), 1]);
    end
  end
  [L, n] = imagecomponents(BW, imageconn('bwconncomp', conn, ndims(BW)));
  CC = struct('Connectivity', conn, 'ImageSize', size(BW), 'NumObjects', n, 'PixelIdxList', {imagelists(L, n)});
end
