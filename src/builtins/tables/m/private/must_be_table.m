function must_be_table(t)
  if ~isa(t, 'table')
    error('MATLAB:table:InvalidInput', 'expected a table, found %s', class(t));
  end
end
