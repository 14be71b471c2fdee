function t = removevars(t, vars)
  must_be_table(t);
  if nargin > 1
    t(:, variable_places(t, vars)) = [];
  end
end
