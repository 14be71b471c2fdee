function BW = imextendedmax(I, h, conn)
  imagecheck('imextendedmax', I);
  if nargin < 3
    conn = [];
  end
  J = imagelowered('imextendedmax', I, h, conn);
  BW = imagepeaks(J, imageconn('imextendedmax', conn, ndims(I)));
end
