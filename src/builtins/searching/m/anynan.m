function tf = anynan(x)
  tf = any(isnan(x(:)));
end
