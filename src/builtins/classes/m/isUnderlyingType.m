function tf = isUnderlyingType(x, kind)
  tf = strcmp(class(x), kind);
end
