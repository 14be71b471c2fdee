function x = imagefloat(x)
  if isinteger(x) || islogical(x)
    x = double(x);
  end
end
