function c = classUnderlying(x)
  c = class(x);
end
