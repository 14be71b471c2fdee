function [level, effectiveness] = graythresh(I)
  imagecheck('graythresh', I);
  if isempty(I)
    level = 0;
    effectiveness = 0;
    return;
  end
  [level, effectiveness] = otsulevel(imhist(im2uint8(I)));
end
