function [simplex, foot] = nearesthull(P, T, Q)
  % The simplex at the border of a triangulation that is nearest to a point, and the nearest point of its face.
  n = size(P, 2);
  count = size(T, 1);
  faces = zeros(0, n);
  for c = 1:n + 1
    faces = [faces; sort(T(:, [1:c - 1, c + 1:n + 1]), 2)];
  end
  [~, first, at] = unique(faces, 'rows');
  alone = first(accumarray(at(:), 1) == 1);
  owners = mod(alone - 1, count) + 1;
  faces = faces(alone, :);
  simplex = zeros(size(Q, 1), 1);
  foot = zeros(size(Q));
  for k = 1:size(Q, 1)
    near = clamped(P, faces, Q(k, :));
    [~, best] = min(sum((near - Q(k, :)) .^ 2, 2));
    simplex(k) = owners(best);
    foot(k, :) = near(best, :);
  end
end

function near = clamped(P, faces, q)
  % The nearest points of edges or triangles.
  A = P(faces(:, 1), :);
  B = P(faces(:, 2), :);
  near = onedge(A, B, q);
  if size(faces, 2) == 2
    return;
  end
  C = P(faces(:, 3), :);
  for edge = {onedge(A, C, q), onedge(B, C, q)}
    closer = sum((edge{1} - q) .^ 2, 2) < sum((near - q) .^ 2, 2);
    near(closer, :) = edge{1}(closer, :);
  end
  u = B - A;
  w = C - A;
  d = q - A;
  uu = sum(u .* u, 2);
  uw = sum(u .* w, 2);
  ww = sum(w .* w, 2);
  du = sum(d .* u, 2);
  dw = sum(d .* w, 2);
  det = uu .* ww - uw .^ 2;
  s = (ww .* du - uw .* dw) ./ det;
  t = (uu .* dw - uw .* du) ./ det;
  within = s >= 0 & t >= 0 & s + t <= 1;
  plane = A + s .* u + t .* w;
  near(within, :) = plane(within, :);
end

function near = onedge(A, B, q)
  d = B - A;
  t = sum((q - A) .* d, 2) ./ sum(d .* d, 2);
  near = A + min(max(t, 0), 1) .* d;
end
