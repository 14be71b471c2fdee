function points = qam_points(name, M, order)
  % The bits of a symbol are halved: the first choose the column from left to right, the others the row from the top.
  bits = log2(M);
  if ~isscalar(M) || ~(M >= 2) || bits ~= fix(bits) || (M > 8 && mod(bits, 2) == 1)
    error(['comm:' name ':InvalidM'], '%s: expected 2, 4, 8, 16, 64 or another power of 4', name);
  end
  rows = 2^floor(bits / 2);
  columns = M / rows;
  symbol = 0:M - 1;
  column = floor(symbol / rows);
  row = mod(symbol, rows);
  if strcmp(order, 'gray')
    column = gray_place(column);
    row = gray_place(row);
  end
  points = 2 * column - columns + 1 + 1i * (rows - 1 - 2 * row);
end
