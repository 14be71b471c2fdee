function T = delaunayn(P, options)
  % Point after point: A. Bowyer, Computing Dirichlet tessellations, 1981; D. F. Watson, 1981.
  if ~isnumeric(P) || ~ismatrix(P) || size(P, 2) < 2
    error('MATLAB:delaunayn:InvalidPoints', 'delaunayn: expected points of at least two columns, found %d', size(P, 2));
  end
  P = double(P);
  [count, n] = size(P);
  if n > 6
    error('MATLAB:delaunayn:TooManyDimensions', ...
          'delaunayn: expected at most 6 dimensions, found %d: there would be too many simplices', n);
  end
  if count <= n
    error('MATLAB:delaunayn:NotEnoughPts', 'delaunayn: expected at least %d points, found %d', n + 1, count);
  end
  if n == 2
    T = delaunay(P(:, 1), P(:, 2));
    return;
  end
  low = min(P, [], 1);
  size_of_P = max(max(P, [], 1) - low);
  if size_of_P == 0
    error('MATLAB:delaunayn:Degenerate', 'delaunayn: the points are one point');
  end
  X = (P - low) / size_of_P;
  % Points of a grid lie on common spheres: a trifle of disorder decides between the simplices that there are.
  disorder = mod((1:count)' * (sqrt(5) - 1) / 2 * (1:n) + sqrt(1:n), 1) - 0.5;
  X = X + 1e-6 * disorder;
  far = [zeros(1, n) - 1e3; eye(n) * 3e3 * n - 1e3];
  X = [X; far];
  T = count + (1:n + 1);
  [centers, squares] = circumspheres(X, T);
  for k = 1:count
    hit = sum((centers - X(k, :)) .^ 2, 2) < squares;
    faces = zeros(0, n);
    for c = 1:n + 1
      faces = [faces; T(hit, [1:c - 1, c + 1:n + 1])];
    end
    [~, first, at] = unique(sort(faces, 2), 'rows');
    faces = faces(first(accumarray(at(:), 1) == 1), :);
    added = [faces, repmat(k, size(faces, 1), 1)];
    [new_centers, new_squares] = circumspheres(X, added);
    T = [T(~hit, :); added];
    centers = [centers(~hit, :); new_centers];
    squares = [squares(~hit); new_squares];
  end
  T = T(all(T <= count, 2), :);
  volume = zeros(size(T, 1), 1);
  for k = 1:size(T, 1)
    volume(k) = det(P(T(k, 2:end), :) - P(T(k, 1), :));
  end
  flat = abs(volume) <= 1e-7 * size_of_P ^ n;
  if all(flat)
    error('MATLAB:delaunayn:Degenerate', 'delaunayn: the points lie in a plane');
  end
  turned = volume < 0;
  T(turned, 1:2) = T(turned, [2, 1]);
  T = T(~flat, :);
end

function [centers, squares] = circumspheres(X, T)
  n = size(X, 2);
  count = size(T, 1);
  last = X(T(:, n + 1), :);
  if n == 3
    a = X(T(:, 1), :) - last;
    b = X(T(:, 2), :) - last;
    c = X(T(:, 3), :) - last;
    bc = cross(b, c, 2);
    ca = cross(c, a, 2);
    ab = cross(a, b, 2);
    c = (sum(a .^ 2, 2) .* bc + sum(b .^ 2, 2) .* ca + sum(c .^ 2, 2) .* ab) ./ (2 * sum(a .* bc, 2));
  else
    c = zeros(count, n);
    for k = 1:count
      A = X(T(k, 1:n), :) - last(k, :);
      c(k, :) = (A \ (sum(A .^ 2, 2) / 2))';
    end
  end
  centers = c + last;
  squares = sum(c .^ 2, 2);
end
