function y = elementsat(x, rows)
  % The element of each column of a matrix in a row of its own; the rows may be captured. A sum of what is chosen: few
  % subscripts that are captured would be read.
  chosen = int32(1:size(x, 1)).' == int32(rows);
  y = sum(merge(chosen, x, 0), 1);
end
