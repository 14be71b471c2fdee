function A = applylut(BW, lut)
  A = bwlookup(BW, lut);
  if islogical(A)
    return
  end
  if all(lut(:) == 0 | lut(:) == 1)
    A = logical(A);
  elseif all(lut(:) == fix(lut(:)) & lut(:) >= 0 & lut(:) <= 255)
    A = uint8(A);
  end
end
