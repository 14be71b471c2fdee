function [low, high] = imagerange(I)
  % What is black and what is white in an image of this class.
  low = 0;
  high = 1;
  if isinteger(I)
    low = double(intmin(class(I)));
    high = double(intmax(class(I)));
  end
end
