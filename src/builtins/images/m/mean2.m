function m = mean2(A)
  imagecheck('mean2', A);
  m = mean(imagefloat(A(:)));
end
