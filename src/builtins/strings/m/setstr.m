function s = setstr(x)
  s = char(x);
end
