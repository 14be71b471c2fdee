function I = im2gray(I)
  imagecheck('im2gray', I);
  if size(I, 3) == 3
    I = rgb2gray(I);
  elseif size(I, 3) ~= 1
    error('images:im2gray:invalidSize', 'im2gray: expected an image of one plane or three, found %d', size(I, 3));
  end
end
