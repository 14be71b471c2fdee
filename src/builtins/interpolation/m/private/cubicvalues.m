function v = cubicvalues(P, T, values, Q)
  % A surface with continuous slopes over a triangulation: each triangle in three cubic parts (R. W. Clough and
  % J. L. Tocher 1965), with the slopes at the points for which the curves along the edges bend least (G. M. Nielson,
  % A method for interpolating scattered data based upon a minimum norm network, Mathematics of Computation 40, 1983).
  kind = class(values);
  values = double(values);
  n = size(P, 1);
  edges = unique(sort([T(:, [1, 2]); T(:, [2, 3]); T(:, [3, 1])], 2), 'rows');
  e = P(edges(:, 2), :) - P(edges(:, 1), :);
  len = sqrt(sum(e .^ 2, 2));
  e = e ./ len;
  rise = values(edges(:, 2)) - values(edges(:, 1));
  % A curve with the slopes p and q at its ends bends by 4/len (p^2 + p q + q^2) - 12 rise/len^2 (p + q) and more.
  parts = [e(:, 1) .^ 2, e(:, 1) .* e(:, 2), e(:, 1) .* e(:, 2), e(:, 2) .^ 2] ./ len;
  row = [0, 1, 0, 1];
  col = [0, 0, 1, 1];
  [i, j, s] = deal(cell(4, 1));
  for k = 1:4
    a = 2 * edges(:, 1) - 1;
    b = 2 * edges(:, 2) - 1;
    i{k} = [a; b; a; b] + row(k);
    j{k} = [a; b; b; a] + col(k);
    s{k} = [2 * parts(:, k); 2 * parts(:, k); parts(:, k); parts(:, k)];
  end
  pull = 3 * rise ./ len .^ 2 .* e;
  right = zeros(n, 2);
  for k = 1:2
    right(:, k) = accumarray(edges(:), [pull(:, k); pull(:, k)], [n, 1]);
  end
  % Points of no triangle have no slope.
  used = false(n, 1);
  used(T(:)) = true;
  lone = reshape([~used, ~used].', [], 1);
  A = sparse(vertcat(i{:}), vertcat(j{:}), vertcat(s{:}), 2 * n, 2 * n) + spdiags(double(lone), 0, 2 * n, 2 * n);
  slopes = reshape(A \ reshape(right.', [], 1), 2, n).';

  [at, weights] = tsearchn(P, T, Q);
  v = NaN(size(Q, 1), 1);
  inside = find(~isnan(at));
  if isempty(inside)
    v = cast(v, kind);
    return;
  end
  corners = reshape(T(at(inside), :), [], 3);
  b = weights(inside, :);
  % The part that a point lies in is behind the corner with the least weight; it becomes the third.
  [least, last] = min(b, [], 2);
  count = numel(inside);
  turn = mod(last + [0, 1, 2], 3) + 1;
  places = (1:count).' + (turn - 1) * count;
  corners = reshape(corners(places), count, 3);
  b = reshape(b(places), count, 3) - least;
  centre = (P(corners(:, 1), :) + P(corners(:, 2), :) + P(corners(:, 3), :)) / 3;
  f = reshape(values(corners), count, 3);
  % How the surface goes from corner p towards corner q, as coefficients of Bernstein's polynomials.
  toward = @(p, q) f(:, p) + sum(slopes(corners(:, p), :) .* (P(corners(:, q), :) - P(corners(:, p), :)), 2) / 3;
  inner = @(p) f(:, p) + sum(slopes(corners(:, p), :) .* (centre - P(corners(:, p), :)), 2) / 3;
  [c1, c2, c3] = deal(inner(1), inner(2), inner(3));
  t = {[], toward(1, 2), toward(1, 3); toward(2, 1), [], toward(2, 3); toward(3, 1), toward(3, 2), []};
  inward = {c1, c2, c3};
  mid = cell(1, 3);
  pairs = [1, 2; 2, 3; 3, 1];
  for k = 1:3
    p = pairs(k, 1);
    q = pairs(k, 2);
    % Across an edge the slope is linear along it.
    side = P(corners(:, q), :) - P(corners(:, p), :);
    s = sum((centre - P(corners(:, p), :)) .* side, 2) ./ sum(side .^ 2, 2);
    first = inward{p} - (1 - s) .* f(:, p) - s .* t{p, q};
    final = inward{q} - (1 - s) .* t{q, p} - s .* f(:, q);
    mid{k} = (first + final) / 2 + (1 - s) .* t{p, q} + s .* t{q, p};
  end
  near1 = (c1 + mid{1} + mid{3}) / 3;
  near2 = (c2 + mid{1} + mid{2}) / 3;
  near3 = (c3 + mid{2} + mid{3}) / 3;
  middle = (near1 + near2 + near3) / 3;
  [x, y, z] = deal(b(:, 1), b(:, 2), 3 * least);
  v(inside) = x .^ 3 .* f(:, 1) + 3 * x .^ 2 .* y .* t{1, 2} + 3 * x .* y .^ 2 .* t{2, 1} + y .^ 3 .* f(:, 2) ...
      + 3 * z .* (x .^ 2 .* c1 + 2 * x .* y .* mid{1} + y .^ 2 .* c2) ...
      + 3 * z .^ 2 .* (x .* near1 + y .* near2) + z .^ 3 .* middle;
  v = cast(v, kind);
end
