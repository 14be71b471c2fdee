function Y = inconsistent(Z, depth)
  if nargin < 2
    depth = 2;
  end
  n = checktree('inconsistent', Z);
  Y = zeros(n - 1, 4, class(Z));
  for k = 1:n - 1
    links = k;
    level = k;
    for d = 2:depth
      level = reshape(Z(level, 1:2), 1, []) - n;
      level = level(level > 0);
      links = [links, level];
    end
    h = Z(links, 3);
    s = std(h);
    Y(k, :) = [mean(h), s, numel(h), 0];
    if s > 0
      Y(k, 4) = (Z(k, 3) - mean(h)) / s;
    end
  end
end
