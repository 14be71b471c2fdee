function tf = allfinite(x)
  tf = all(isfinite(x(:)));
end
