function c = underlyingType(x)
  c = class(x);
end
