function s = std2(A)
  imagecheck('std2', A);
  s = std(imagefloat(A(:)));
end
