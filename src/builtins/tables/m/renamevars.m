function t = renamevars(t, vars, names)
  must_be_table(t);
  at = variable_places(t, vars);
  names = cellstr(names);
  if numel(names) ~= numel(at)
    error('MATLAB:table:renamevars:NumNames', 'There are %d variables, and %d new names.', numel(at), numel(names));
  end
  t.Properties.VariableNames(at) = names;
end
