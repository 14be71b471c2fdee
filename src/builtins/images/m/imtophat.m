function B = imtophat(A, SE)
  opened = imopen(A, SE);
  if islogical(A)
    B = A & ~opened;
  else
    B = A - opened;
  end
end
