function y = imageclass(y, kind)
  % Numbers as elements of a class, rounded and saturated.
  if strcmp(kind, 'logical')
    y = y >= 0.5;
  elseif ~strcmp(class(y), kind)
    y = cast(y, kind);
  end
end
