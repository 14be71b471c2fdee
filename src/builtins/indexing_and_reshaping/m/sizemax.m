function n = sizemax()
  % A signed number of 32 bits; arrays of larger elements end at their bytes before.
  n = 2 ^ 31 - 1;
end
