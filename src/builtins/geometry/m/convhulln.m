function [K, volume] = convhulln(P, options)
  % Point after point: those faces that a new one sees give way to faces between it and their rim. Barber, Dobkin and
  % Huhdanpaa, The Quickhull algorithm for convex hulls, ACM TOMS 22 (1996).
  if ~isnumeric(P) || ~ismatrix(P) || size(P, 2) < 2
    error('MATLAB:convhulln:InvalidPoints', 'convhulln: expected points of at least two columns, found %d', size(P, 2));
  end
  P = double(P);
  n = size(P, 2);
  if size(P, 1) < n + 1
    error('MATLAB:convhulln:NotEnoughPoints', 'convhulln: expected at least %d points in %d dimensions, found %d', n + 1, n, size(P, 1));
  end
  first = firstsimplex(P);
  middle = mean(P(first, :), 1);
  near = 1e-13 * max(max(P, [], 1) - min(P, [], 1)) * n;
  K = first(repmat(1:n + 1, n + 1, 1).');
  K = reshape(K(~eye(n + 1)), n, n + 1).';
  [normals, offsets] = planes(P, K, middle);
  % What is far out first: it leaves the least of the others outside.
  [~, order] = sort(sum((P - middle) .^ 2, 2), 'descend');
  for k = setdiff(order.', first, 'stable')
    sees = normals * P(k, :).' - offsets > near;
    if ~any(sees)
      continue;
    end
    seen = K(sees, :);
    ridges = zeros(0, n - 1);
    for c = 1:n
      ridges = [ridges; seen(:, [1:c - 1, c + 1:n])];
    end
    [ridges, ~, at] = unique(sort(ridges, 2), 'rows');
    rim = ridges(accumarray(at(:), 1) == 1, :);
    new = [rim, repmat(k, size(rim, 1), 1)];
    [new_normals, new_offsets] = planes(P, new, middle);
    K = [K(~sees, :); new];
    normals = [normals(~sees, :); new_normals];
    offsets = [offsets(~sees); new_offsets];
  end
  volume = 0;
  for f = 1:size(K, 1)
    spanned = det(P(K(f, :), :) - middle);
    % Seen from outside the corners turn to the left.
    if spanned < 0
      K(f, 1:2) = K(f, [2, 1]);
    end
    volume = volume + abs(spanned) / factorial(n);
  end
end

% Points that span the space, each the farthest from what the ones before span.
function first = firstsimplex(P)
  n = size(P, 2);
  [~, first] = min(P(:, 1));
  R = P - P(first, :);
  widest = max(abs(R(:)));
  for k = 1:n
    [far, at] = max(sum(R .^ 2, 2));
    if ~(sqrt(far) > 1e-12 * widest)
      error('MATLAB:convhulln:flat', 'convhulln: the points lie in less than %d dimensions', n);
    end
    first(end + 1) = at;
    u = R(at, :) / sqrt(far);
    R = R - (R * u.') * u;
  end
end

% The planes of faces, with what is within on the negative side.
function [normals, offsets] = planes(P, K, middle)
  [count, n] = size(K);
  normals = zeros(count, n);
  if n == 3
    normals = cross(P(K(:, 2), :) - P(K(:, 1), :), P(K(:, 3), :) - P(K(:, 1), :), 2);
  else
    for f = 1:count
      edges = P(K(f, 2:n), :) - P(K(f, 1), :);
      for c = 1:n
        normals(f, c) = (-1)^c * det(edges(:, [1:c - 1, c + 1:n]));
      end
    end
  end
  normals = normals ./ max(vecnorm(normals, 2, 2), realmin);
  offsets = sum(normals .* P(K(:, 1), :), 2);
  turned = normals * middle.' > offsets;
  normals(turned, :) = -normals(turned, :);
  offsets(turned) = -offsets(turned);
end
