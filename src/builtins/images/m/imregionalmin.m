function BW = imregionalmin(I, conn)
  imagecheck('imregionalmin', I);
  if nargin < 2
    conn = [];
  end
  if islogical(I)
    I = ~I;
  elseif isinteger(I)
    I = imcomplement(I);
  else
    I = -I;
  end
  BW = imagepeaks(I, imageconn('imregionalmin', conn, ndims(I)));
end
