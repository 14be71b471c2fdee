function c = clock()
  c = datevec(now());
end
