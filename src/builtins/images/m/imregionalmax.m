function BW = imregionalmax(I, conn)
  imagecheck('imregionalmax', I);
  if nargin < 2
    conn = [];
  end
  BW = imagepeaks(I, imageconn('imregionalmax', conn, ndims(I)));
end
