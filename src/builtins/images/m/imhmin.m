function J = imhmin(I, h, conn)
  imagecheck('imhmin', I);
  if nargin < 3
    conn = [];
  end
  J = imcomplement(imagelowered('imhmin', imcomplement(I), h, conn));
end
