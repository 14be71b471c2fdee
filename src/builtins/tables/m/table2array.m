function x = table2array(t)
  must_be_table(t);
  x = t{:, :};
end
