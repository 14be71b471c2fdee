function [start, level] = farvertex(B, start)
  % A vertex that lies far out in its part of a graph (A. George and J. W. H. Liu, 1979).
  degree = sum(B, 1);
  level = levelsets(B, start);
  deepest = -1;
  while true
    depth = max(level(isfinite(level)));
    if depth <= deepest
      break;
    end
    deepest = depth;
    last = find(level == depth);
    [~, at] = min(degree(last));
    start = last(at);
    level = levelsets(B, start);
  end
end
