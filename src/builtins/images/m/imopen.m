function B = imopen(A, SE)
  B = imagemorph('imopen', imagemorph('imopen', A, SE, false), SE, true);
end
