function v = naturalneighbours(P, T, values, Q)
  % R. Sibson, A brief description of natural neighbour interpolation, 1981; the areas as D. F. Watson has them, 1992.
  [centers, radii] = circumcircles(P(T(:, 1), :), P(T(:, 2), :), P(T(:, 3), :));
  v = zeros(size(Q, 1), size(values, 2), class(values));
  for k = 1:size(Q, 1)
    q = Q(k, :);
    same = find(all(P == q, 2), 1);
    if ~isempty(same)
      v(k, :) = values(same, :);
      continue;
    end
    bad = find(sum((centers - q) .^ 2, 2) < radii .^ 2 * (1 - 1e-12));
    weights = [];
    for turn = 1:5
      weights = reshape(sibson(P, T(bad, :), centers(bad, :), q), 1, []);
      if all(isfinite(weights)) && sum(weights) ~= 0
        break;
      end
      % A point on a line through two others moves by a trifle.
      q = Q(k, :) + 1e-9 * max(radii(bad)) * turn * [0.6, 0.8];
    end
    weights = weights / sum(weights);
    corners = reshape(T(bad, :), [], 1);
    v(k, :) = weights * values(corners, :);
  end
end

function weights = sibson(P, T, centers, q)
  A = P(T(:, 1), :);
  B = P(T(:, 2), :);
  C = P(T(:, 3), :);
  at = repmat(q, size(T, 1), 1);
  ab = circumcircles(A, B, at) - centers;
  bc = circumcircles(B, C, at) - centers;
  ca = circumcircles(C, A, at) - centers;
  weights = [cross2(ca, ab), cross2(ab, bc), cross2(bc, ca)];
  turned = cross2(B - A, C - A) < 0;
  weights(turned, :) = -weights(turned, :);
end

function [centers, radii] = circumcircles(A, B, C)
  b = B - A;
  c = C - A;
  d = 2 * cross2(b, c);
  bb = sum(b .^ 2, 2);
  cc = sum(c .^ 2, 2);
  centers = [c(:, 2) .* bb - b(:, 2) .* cc, b(:, 1) .* cc - c(:, 1) .* bb] ./ d;
  radii = sqrt(sum(centers .^ 2, 2));
  centers = centers + A;
end

function z = cross2(a, b)
  z = a(:, 1) .* b(:, 2) - a(:, 2) .* b(:, 1);
end
