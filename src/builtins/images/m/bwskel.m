function BW = bwskel(BW, varargin)
  % Lee, Kashyap and Chu, Building skeleton models via 3-D medial surface/axis thinning algorithms, CVGIP 56 (1994).
  if ~islogical(BW) || ndims(BW) > 3
    error('images:bwskel:invalidImage', 'bwskel: expected a logical image of 2 or 3 dimensions, found %s', class(BW));
  end
  o = imageoptions('bwskel', varargin, struct('MinBranchLength', 0));
  least = o.MinBranchLength;
  if ~(isnumeric(least) && isscalar(least) && least >= 0 && least == fix(least))
    error('images:bwskel:invalidLength', 'bwskel: the least length of branches must be a nonnegative whole number');
  end
  if isempty(BW)
    return;
  end
  flat = ismatrix(BW);
  sides = [-1, 0, 0; 1, 0, 0; 0, 1, 0; 0, -1, 0; 0, 0, 1; 0, 0, -1];
  if flat
    sides = sides(1:4, :);
  end
  P = gather(imagepad(BW, [1, 1, 1], [1, 1, 1], false));
  extent = size(P);
  offset = zeros(1, 27);
  for k = 1:27
    offset(k) = mod(k - 1, 3) - 1 + (mod(floor((k - 1) / 3), 3) - 1) * extent(1) + ...
                (floor((k - 1) / 9) - 1) * extent(1) * extent(2);
  end
  changed = true;
  while changed
    changed = false;
    for k = 1:size(sides, 1)
      step = sides(k, 1) + sides(k, 2) * extent(1) + sides(k, 3) * extent(1) * extent(2);
      % What is on this side of an object and no end of it may go, if it still may when its turn comes.
      at = find(P);
      at = at(~P(at + step));
      [P, gone] = peeled(P, at, offset, flat);
      changed = changed || gone;
    end
  end
  if least > 0
    P = pruned(P, offset, least);
  end
  BW = P(2:end - 1, 2:end - 1, 2:end - 1);
end

function [P, gone] = peeled(P, at, offset, flat)
  % First all that may go is found as the image is, then one after the other.
  if flat
    % The eight neighbours of all of them at once.
    ring = offset([11, 10, 13, 16, 17, 18, 15, 12]);
    N = P(at + ring);
    pieces = sum(~N(:, 1:2:7) & (N(:, 2:2:8) | N(:, [3, 5, 7, 1])), 2);
    list = at(sum(N, 2) >= 2 & pieces == 1);
    [P, gone] = peeledflat(P, list, ring);
    return;
  end
  count = 0;
  list = 0;
  list(numel(at) + 1) = 0;
  for k = 1:numel(at)
    if removable(P, at(k), offset, flat)
      count = count + 1;
      list(count) = at(k);
    end
  end
  gone = false;
  for k = 1:count
    if removable(P, list(k), offset, flat)
      P(list(k)) = false;
      gone = true;
    end
  end
end

function [P, gone] = peeledflat(P, list, ring)
  gone = false;
  for k = 1:numel(list)
    p = list(k);
    n1 = P(p + ring(1)); n2 = P(p + ring(2)); n3 = P(p + ring(3)); n4 = P(p + ring(4));
    n5 = P(p + ring(5)); n6 = P(p + ring(6)); n7 = P(p + ring(7)); n8 = P(p + ring(8));
    if n1 + n2 + n3 + n4 + n5 + n6 + n7 + n8 >= 2
      pieces = (~n1 && (n2 || n3)) + (~n3 && (n4 || n5)) + (~n5 && (n6 || n7)) + (~n7 && (n8 || n1));
      if pieces == 1
        P(p) = false;
        gone = true;
      end
    end
  end
end

function tf = removable(P, p, offset, flat)
  % No end, and its neighbours hang together without it, as what is around them does.
  count = 0;
  for k = 1:27
    if k ~= 14 && P(p + offset(k))
      count = count + 1;
    end
  end
  tf = false;
  if count < 2
    return;
  end
  if flat
    ring = [11, 10, 13, 16, 17, 18, 15, 12];
    pieces = 0;
    for k = 1:2:7
      if ~P(p + offset(ring(k))) && (P(p + offset(ring(k + 1))) || P(p + offset(ring(mod(k + 1, 8) + 1))))
        pieces = pieces + 1;
      end
    end
    tf = pieces == 1;
    return;
  end
  N = false(1, 27);
  for k = 1:27
    N(k) = P(p + offset(k));
  end
  tf = parts_of(N, true) == 1 && parts_of(N, false) == 1;
end

function parts = parts_of(N, inside)
  % In how many parts the neighbours are: of the object by all 26 ways; of the background by faces, those that touch the
  % middle by a face, through what touches it by a face or an edge.
  label = zeros(1, 27);
  parts = 0;
  for s = 1:27
    [x, y, z] = place(s);
    d = abs(x) + abs(y) + abs(z);
    if inside
      start = N(s) && d > 0;
    else
      start = ~N(s) && d == 1;
    end
    if start && label(s) == 0
      parts = parts + 1;
      label(s) = parts;
      queue = s;
      head = 1;
      while head <= numel(queue)
        [a, b, c] = place(queue(head));
        head = head + 1;
        for t = 1:27
          if label(t) == 0
            [u, v, w] = place(t);
            e = abs(u) + abs(v) + abs(w);
            if inside
              near = N(t) && e > 0 && max([abs(a - u), abs(b - v), abs(c - w)]) == 1;
            else
              near = ~N(t) && (e == 1 || e == 2) && abs(a - u) + abs(b - v) + abs(c - w) == 1;
            end
            if near
              label(t) = parts;
              queue(end + 1) = t;
            end
          end
        end
      end
    end
  end
end

function [x, y, z] = place(k)
  x = mod(k - 1, 3) - 1;
  y = mod(floor((k - 1) / 3), 3) - 1;
  z = floor((k - 1) / 9) - 1;
end

function P = pruned(P, offset, least)
  % From each end as far as where branches meet.
  ends = find(P);
  for k = 1:numel(ends)
    p = ends(k);
    path = p;
    before = 0;
    count = 0;
    for j = 1:27
      count = count + (j ~= 14 && P(p + offset(j)));
    end
    going = count == 1;
    met = false;
    while going && numel(path) <= least
      next = 0;
      ways = 0;
      for j = 1:27
        q = p + offset(j);
        if j ~= 14 && q ~= before && P(q)
          ways = ways + 1;
          next = q;
        end
      end
      if ways == 1
        before = p;
        p = next;
        path(end + 1) = p;
      else
        going = false;
        met = ways > 1;
      end
    end
    if met && numel(path) - 1 < least
      P(path(1:end - 1)) = false;
    end
  end
end
