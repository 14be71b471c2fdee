function [B, V] = bucky()
  % The corners of a truncated icosahedron whose edges have length 2: the places of three lists of numbers, turned, with all signs.
  g = (1 + sqrt(5)) / 2;
  V = zeros(0, 3);
  for list = [0, 1, 3 * g; 1, 2 + g, 2 * g; g, 2, 2 * g + 1].'
    for turn = 0:2
      x = circshift(list, turn).';
      for s = 0:7
        V(end + 1, :) = x .* (1 - 2 * [mod(s, 2), mod(floor(s / 2), 2), floor(s / 4)]);
      end
    end
  end
  V = unique(V + 0, 'rows', 'stable');
  B = sparse(double(abs((V(:, 1) - V(:, 1).') .^ 2 + (V(:, 2) - V(:, 2).') .^ 2 + (V(:, 3) - V(:, 3).') .^ 2 - 4) < 1e-6));
  V = V / norm(V(1, :));
end
