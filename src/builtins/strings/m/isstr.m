function tf = isstr(x)
  tf = ischar(x);
end
