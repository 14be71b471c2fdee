function I = im2int16(I)
  if ~isa(I, 'int16')
    I = int16(double(im2uint16(I)) - 32768);
  end
end
