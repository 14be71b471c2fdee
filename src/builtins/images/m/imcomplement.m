function J = imcomplement(I)
  imagecheck('imcomplement', I);
  if islogical(I)
    J = ~I;
  elseif isfloat(I)
    J = 1 - I;
  elseif intmin(class(I)) < 0
    J = bitcmp(I);
  else
    J = intmax(class(I)) - I;
  end
end
