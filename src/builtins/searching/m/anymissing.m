function tf = anymissing(x)
  missing = ismissing(x);
  tf = any(missing(:));
end
