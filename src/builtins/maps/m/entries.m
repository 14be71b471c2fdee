function e = entries(d, form)
  if nargin > 1
    e = listed_entries(d, form);
  else
    numEntries(d);
    e = table(keys(d), values(d), 'VariableNames', {'Key', 'Value'});
  end
end
