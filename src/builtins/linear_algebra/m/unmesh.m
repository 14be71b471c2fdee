function [A, xy] = unmesh(M)
  if ~isnumeric(M) || size(M, 2) ~= 4
    error('MATLAB:unmesh:InvalidEdges', 'unmesh: expected edges, [x1 y1 x2 y2] a row, found %d columns', size(M, 2));
  end
  [xy, ~, at] = unique([M(:, 1:2); M(:, 3:4)], 'rows');
  n = size(xy, 1);
  from = at(1:end / 2);
  to = at(end / 2 + 1:end);
  apart = from ~= to;
  A = double(sparse([from(apart); to(apart)], [to(apart); from(apart)], 1, n, n) > 0);
  A = diag(sum(A, 2)) - A;
end
