function I = im2int16(I)
  I = int16(im2double(I) * 65535 - 32768);
end
