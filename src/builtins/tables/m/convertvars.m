function t = convertvars(t, vars, type)
  must_be_table(t);
  if isstring(type)
    type = char(type);
  end
  for k = variable_places(t, vars)
    if ischar(type) && strcmp(type, 'cellstr')
      t.(k) = cellstr(t.(k));
    else
      t.(k) = feval(type, t.(k));
    end
  end
end
