function J = imhmax(I, h, conn)
  imagecheck('imhmax', I);
  if nargin < 3
    conn = [];
  end
  J = imagelowered('imhmax', I, h, conn);
end
