function BW = imagebinary(name, BW)
  imagecheck(name, BW);
  if ~isreal(BW)
    error(['images:', name, ':invalidType'], '%s: the image must be real', name);
  end
  BW = BW ~= 0;
end
