function s = vartype(type)
  s = struct('vartype', char(type));
end
