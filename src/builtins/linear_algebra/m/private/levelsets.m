function level = levelsets(B, start)
  % The distances of vertices from one of them; Inf where there is no way.
  level = Inf(1, size(B, 1));
  level(start) = 0;
  front = start;
  depth = 0;
  while ~isempty(front)
    depth = depth + 1;
    front = find(any(B(front, :), 1) & isinf(level));
    level(front) = depth;
  end
end
