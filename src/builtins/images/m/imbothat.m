function B = imbothat(A, SE)
  closed = imclose(A, SE);
  if islogical(A)
    B = closed & ~A;
  else
    B = closed - A;
  end
end
