% Broadcasting: a row and a column make a table
one_to_nine = 1:9;
table = one_to_nine' .* one_to_nine
squares = diag(table)'
