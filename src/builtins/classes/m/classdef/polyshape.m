% Parts of the plane that polygons bound: those around a part are clockwise, those around holes are not.
classdef polyshape
  properties
    Vertices = zeros(0, 2)
  end

  properties (Dependent, SetAccess = private)
    NumRegions
    NumHoles
  end

  methods
    function P = polyshape(varargin)
      given = varargin;
      word = find(cellfun(@(v) ischar(v) || isstring(v), given), 1);
      if ~isempty(word)
        for k = word:2:numel(given)
          validatestring(given{k}, {'Simplify', 'SolidBoundaryOrientation', 'KeepCollinearPoints'}, 'polyshape');
        end
        given = given(1:word - 1);
      end
      if isempty(given)
        return;
      elseif isscalar(given)
        V = given{1};
      else
        if iscell(given{1})
          given = cellfun(@(c) cell2mat(cellfun(@(v) [v(:); NaN], c(:), 'UniformOutput', false)), given, 'UniformOutput', false);
        end
        if numel(given{1}) ~= numel(given{2})
          error('MATLAB:polyshape:sizes', 'polyshape: expected as many x as y coordinates');
        end
        V = [given{1}(:), given{2}(:)];
      end
      P.Vertices = V;
    end

    function P = set.Vertices(P, V)
      if ~(isnumeric(V) && isreal(V) && ismatrix(V) && size(V, 2) == 2)
        error('MATLAB:polyshape:vertices', 'polyshape: expected coordinates in two columns');
      end
      P.Vertices = turned(loops_of(double(V)));
    end

    function n = get.NumRegions(P)
      n = nnz(~ishole(P));
    end

    function n = get.NumHoles(P)
      n = nnz(ishole(P));
    end

    function n = numboundaries(P)
      n = numel(loops_of(P.Vertices));
    end

    function tf = ishole(P)
      tf = cellfun(@(V) twice(V) > 0, loops_of(P.Vertices));
    end

    function n = numsides(P)
      n = sum(cellfun(@(V) size(V, 1), loops_of(P.Vertices)));
    end

    function a = area(P)
      a = -sum(cellfun(@twice, loops_of(P.Vertices))) / 2;
    end

    function d = perimeter(P)
      E = edges_of(P);
      d = sum(hypot(E(:, 3) - E(:, 1), E(:, 4) - E(:, 2)));
    end

    function [x, y] = centroid(P)
      E = edges_of(P);
      w = E(:, 1) .* E(:, 4) - E(:, 3) .* E(:, 2);
      x = sum((E(:, 1) + E(:, 3)) .* w) / (3 * sum(w));
      y = sum((E(:, 2) + E(:, 4)) .* w) / (3 * sum(w));
      if nargout < 2
        x = [x, y];
      end
    end

    function [x, y] = boundingbox(P)
      x = [min(P.Vertices(:, 1)), max(P.Vertices(:, 1))];
      y = [min(P.Vertices(:, 2)), max(P.Vertices(:, 2))];
    end

    function [x, y] = boundary(P)
      V = cellfun(@(V) [V; V(1, :); NaN, NaN], loops_of(P.Vertices), 'UniformOutput', false);
      V = vertcat(V{:}, zeros(0, 2));
      x = V(1:end - 1, 1);
      y = V(1:end - 1, 2);
    end

    function [in, on] = isinterior(P, x, y)
      if nargin < 3
        [x, y] = deal(x(:, 1), x(:, 2));
      end
      [in, on] = deal(false(size(x)));
      for loop = loops_of(P.Vertices)
        [inside, touching] = inpolygon(x, y, loop{1}(:, 1), loop{1}(:, 2));
        in = xor(in, inside & ~touching);
        on = on | touching;
      end
      in = in | on;
    end

    function P = translate(P, x, y)
      if nargin > 2
        x = [x, y];
      end
      P.Vertices = P.Vertices + reshape(x, 1, 2);
    end

    function P = rotate(P, angle, center)
      if nargin < 3
        center = [0, 0];
      end
      P.Vertices = (P.Vertices - center) * [cosd(angle), sind(angle); -sind(angle), cosd(angle)] + center;
    end

    function P = scale(P, s, center)
      if nargin < 3
        center = [0, 0];
      end
      P.Vertices = (P.Vertices - center) .* s + center;
    end

    function P = rmholes(P)
      parts = loops_of(P.Vertices);
      P.Vertices = joined(parts(~ishole(P)));
    end

    function P = union(P, Q)
      P = combined(P, Q, 'union');
    end

    function P = intersect(P, Q)
      P = combined(P, Q, 'intersect');
    end

    function P = subtract(P, Q)
      P = combined(P, Q, 'subtract');
    end

    function P = xor(P, Q)
      P = union(subtract(P, Q), subtract(Q, P));
    end

    function tf = overlaps(P, Q)
      tf = area(intersect(P, Q)) > 0;
    end

    function h = plot(P, varargin)
      parts = loops_of(P.Vertices);
      at = ishole(P);
      V = zeros(0, 2);
      % From the outer polygon to each hole and back, along the same line.
      for k = [find(~at), find(at)]
        V = [V; parts{k}; parts{k}(1, :); parts{1}(1, :) .* ones(k > 1, 1)];
      end
      held = ishold;
      made = patch(V(:, 1), V(:, 2), [0, 0.447, 0.741], 'FaceAlpha', 0.35, 'EdgeColor', 'none', varargin{:});
      hold on
      [x, y] = boundary(P);
      plot(x, y, 'k');
      if ~held
        hold off
      end
      if nargout > 0
        h = made;
      end
    end
  end
end

function parts = loops_of(V)
  % The polygons between rows of NaN, a cell each.
  ends = [0; find(any(isnan(V), 2)); size(V, 1) + 1];
  parts = cell(1, 0);
  for k = 1:numel(ends) - 1
    part = V(ends(k) + 1:ends(k + 1) - 1, :);
    part(all(part == circshift(part, -1), 2), :) = [];
    if size(part, 1) > 2
      parts{end + 1} = part;
    end
  end
end

function V = joined(parts)
  V = cellfun(@(V) [V; NaN, NaN], parts, 'UniformOutput', false);
  V = vertcat(V{:}, zeros(0, 2));
  V = V(1:end - 1, :);
end

function V = turned(parts)
  % What lies in an odd number of the others is a hole.
  for k = 1:numel(parts)
    part = parts{k};
    hole = false;
    for other = parts([1:k - 1, k + 1:end])
      [in, on] = inpolygon(part(:, 1), part(:, 2), other{1}(:, 1), other{1}(:, 2));
      at = find(~on, 1);
      hole = xor(hole, ~isempty(at) && in(at));
    end
    if (twice(part) > 0) ~= hole
      part = part([1, end:-1:2], :);
    end
    parts{k} = part;
  end
  V = joined(parts);
end

function a = twice(V)
  W = circshift(V, -1);
  a = sum(V(:, 1) .* W(:, 2) - W(:, 1) .* V(:, 2));
end

function E = edges_of(P)
  E = cellfun(@(V) [V, circshift(V, -1)], loops_of(P.Vertices), 'UniformOutput', false);
  E = vertcat(E{:}, zeros(0, 4));
end

function R = combined(P, Q, what)
  % The edges are cut where they meet; which pieces remain is known from their middles.
  [E, F] = deal(edges_of(P), edges_of(Q));
  wide = max([abs(E(:)); abs(F(:)); realmin]);
  [a, b] = deal(cuts(E, F, wide), cuts(F, E, wide));
  [points, ~, at] = unique(round([a(:, 3:4); b(:, 3:4)] / (1.234567e-9 * wide)), 'rows');
  points(at, :) = [a(:, 3:4); b(:, 3:4)];
  a = pieces(a(:, 1), at(1:size(a, 1)));
  b = pieces(b(:, 1), at(end - size(b, 1) + 1:end));
  in = @(S, p) isinterior(S, (points(p(:, 1), 1) + points(p(:, 2), 1)) / 2, (points(p(:, 1), 2) + points(p(:, 2), 2)) / 2);
  both = ismember(a, b, 'rows');
  against = ismember(a, fliplr(b), 'rows');
  shared = ismember(b, [a; fliplr(a)], 'rows');
  switch what
    case 'union'
      kept = [a(both | ~(in(Q, a) | against), :); b(~(in(P, b) | shared), :)];
    case 'intersect'
      kept = [a(both | in(Q, a) & ~against, :); b(in(P, b) & ~shared, :)];
    otherwise
      kept = [a(against | ~(in(Q, a) | both), :); fliplr(b(in(P, b) & ~shared, :))];
  end
  R = polyshape(joined(chained(kept, points)));
end

function c = cuts(E, F, wide)
  % Rows [edge, part of the way, x, y] of where edges E begin, end and meet edges F.
  n = size(E, 1);
  [dx, dy] = deal(E(:, 3) - E(:, 1), E(:, 4) - E(:, 2));
  [fx, fy] = deal((F(:, 3) - F(:, 1)).', (F(:, 4) - F(:, 2)).');
  [x, y] = deal(F(:, 1).' - E(:, 1), F(:, 2).' - E(:, 2));
  across = dx .* fy - dy .* fx;
  flat = abs(across) <= 1e-12 * hypot(dx, dy) .* hypot(fx, fy);
  t = (x .* fy - y .* fx) ./ across;
  u = (x .* dy - y .* dx) ./ across;
  tiny = 1e-12;
  [k, ~] = find(~flat & t > 0 & t < 1 & u > -tiny & u < 1 + tiny);
  t = t(~flat & t > 0 & t < 1 & u > -tiny & u < 1 + tiny);
  % And the corners of F that lie on an edge.
  s = (x .* dx + y .* dy) ./ (dx .^ 2 + dy .^ 2);
  on = abs(x .* dy - y .* dx) <= 1e-11 * wide * hypot(dx, dy) & s > 0 & s < 1;
  [m, j] = find(on);
  c = [(1:n).', zeros(n, 1), E(:, 1:2); (1:n).', ones(n, 1), E(:, 3:4); ...
       k(:), t(:), E(k, 1) + t(:) .* dx(k), E(k, 2) + t(:) .* dy(k); m(:), s(on), F(j, 1:2)];
  c = sortrows(c, [1, 2]);
end

function p = pieces(edge, at)
  p = [at(1:end - 1), at(2:end)];
  p = p(edge(1:end - 1) == edge(2:end) & p(:, 1) ~= p(:, 2), :);
end

function parts = chained(p, points)
  parts = cell(1, 0);
  way = points(p(:, 2), :) - points(p(:, 1), :);
  left = true(size(p, 1), 1);
  while any(left)
    k = find(left, 1);
    first = p(k, 1);
    V = zeros(0, 2);
    while ~isempty(k)
      left(k) = false;
      % Corners within a line are none.
      V = [V; points(p(k, 1), :)];
      next = find(left & p(:, 1) == p(k, 2));
      if p(k, 2) == first
        break;
      end
      if numel(next) > 1
        % What is on the right is inside: the sharpest turn to the right.
        angle = atan2(way(k, 1) * way(next, 2) - way(k, 2) * way(next, 1), way(next, :) * way(k, :).');
        [~, best] = min(angle);
        next = next(best);
      end
      k = next;
    end
    [a, b] = deal(V - circshift(V, 1), circshift(V, -1) - V);
    straight = abs(a(:, 1) .* b(:, 2) - a(:, 2) .* b(:, 1)) <= 1e-11 * hypot(a(:, 1), a(:, 2)) .* hypot(b(:, 1), b(:, 2));
    V(straight, :) = [];
    if size(V, 1) > 2
      parts{end + 1} = V;
    end
  end
end
