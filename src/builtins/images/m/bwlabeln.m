function [L, n] = bwlabeln(BW, conn)
  BW = imagebinary('bwlabeln', BW);
  if nargin < 2
    conn = [];
  end
  [L, n] = imagecomponents(BW, imageconn('bwlabeln', conn, ndims(BW)));
end
