function tf = anymissing(x)
  % Of numbers this is found where they are.
  if isfloat(x)
    missing = isnan(x);
  else
    missing = ismissing(x);
  end
  tf = any(missing(:));
end
