function BW = imextendedmin(I, h, conn)
  imagecheck('imextendedmin', I);
  if nargin < 3
    conn = [];
  end
  J = imagelowered('imextendedmin', imcomplement(I), h, conn);
  BW = imagepeaks(J, imageconn('imextendedmin', conn, ndims(I)));
end
