function p = symrcm(A)
  % E. Cuthill and J. McKee, Reducing the bandwidth of sparse symmetric matrices, 1969; reversed as A. George has it.
  B = squarepattern('symrcm', A);
  n = size(B, 1);
  degree = sum(B, 1);
  p = zeros(1, 0);
  left = true(1, n);
  while any(left)
    first = find(left & degree == min(degree(left)), 1);
    at = farvertex(B, first);
    part = at;
    left(at) = false;
    k = 1;
    while k <= numel(part)
      near = find(B(part(k), :) & left);
      [~, order] = sort(degree(near));
      part = [part, near(order)];
      left(near) = false;
      k = k + 1;
    end
    p = [p, part];
  end
  p = fliplr(p);
end
