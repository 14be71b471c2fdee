function p = minimumdegree(B)
  % The elimination of the vertex with the fewest neighbours comes next (W. F. Tinney and J. W. Walker, 1967).
  n = size(B, 1);
  p = zeros(1, n);
  degree = sum(B, 1);
  for k = 1:n
    [~, at] = min(degree);
    p(k) = at;
    near = find(B(at, :));
    B(near, near) = true;
    B(near + (near - 1) * n) = false;
    B(at, :) = false;
    B(:, at) = false;
    degree(near) = sum(B(:, near), 1);
    degree(at) = Inf;
  end
end
