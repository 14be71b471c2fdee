function [K, volume] = convhulln(P, options)
  % The faces of the Delaunay triangulation that belong to one simplex alone.
  if ~isnumeric(P) || ~ismatrix(P) || size(P, 2) < 2
    error('MATLAB:convhulln:InvalidPoints', 'convhulln: expected points of at least two columns, found %d', size(P, 2));
  end
  P = double(P);
  n = size(P, 2);
  T = delaunayn(P);
  faces = zeros(0, n);
  for c = 1:n + 1
    faces = [faces; T(:, [1:c - 1, c + 1:n + 1])];
  end
  [~, first, at] = unique(sort(faces, 2), 'rows');
  alone = first(accumarray(at(:), 1) == 1);
  owner = mod(alone - 1, size(T, 1)) + 1;
  opposite = T(owner + floor((alone - 1) / size(T, 1)) * size(T, 1));
  K = faces(alone, :);
  % Seen from outside they turn to the left.
  for k = 1:size(K, 1)
    if det(P(K(k, :), :) - P(opposite(k), :)) < 0
      K(k, 1:2) = K(k, [2, 1]);
    end
  end
  volume = 0;
  for k = 1:size(T, 1)
    volume = volume + abs(det(P(T(k, 2:end), :) - P(T(k, 1), :))) / factorial(n);
  end
end
