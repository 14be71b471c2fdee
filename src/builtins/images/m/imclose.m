function B = imclose(A, SE)
  B = imagemorph('imclose', imagemorph('imclose', A, SE, true), SE, false);
end
