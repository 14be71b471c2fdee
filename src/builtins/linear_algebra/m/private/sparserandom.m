function R = sparserandom(name, draw, given)
  if numel(given) == 1
    [i, j] = find(given{1});
    R = sparse(i, j, draw(numel(i), 1), size(given{1}, 1), size(given{1}, 2));
    return;
  elseif numel(given) < 3
    error(['MATLAB:', name, ':WrongArguments'], '%s: expected a matrix, or rows, columns and a density', name);
  end
  [m, n, density] = given{1:3};
  if ~isscalar(m) || ~isscalar(n) || any([m, n] < 0 | [m, n] ~= fix([m, n]))
    error(['MATLAB:', name, ':InvalidSize'], '%s: expected sizes that are whole numbers and not negative', name);
  end
  if ~isscalar(density) || ~(density >= 0 && density <= 1)
    error(['MATLAB:', name, ':InvalidDensity'], '%s: expected a density from 0 to 1', name);
  end
  if numel(given) < 4
    count = round(density * m * n);
    if m * n < 1e6
      at = randperm(m * n, count).' - 1;
    else
      % Of so many places few are drawn twice; those that are count once.
      at = unique(floor(m * n * rand(count, 1)));
    end
    R = sparse(mod(at, m) + 1, floor(at / m) + 1, draw(numel(at), 1), m, n);
    return;
  end
  R = zeros(m, n);
  % Singular values turned in random planes until there are enough elements.
  rc = given{4};
  least = min(m, n);
  if isscalar(rc)
    rc = rc .^ ((0:least - 1) / max(least - 1, 1));
  elseif numel(rc) > least
    error(['MATLAB:', name, ':InvalidSingularValues'], '%s: expected at most %d singular values, found %d', ...
          name, least, numel(rc));
  end
  for k = 1:numel(rc)
    R(k, k) = rc(k);
  end
  R = R(randperm(m), randperm(n));
  for turn = 1:50 * (m + n)
    if nnz(R) >= density * m * n || max(m, n) < 2
      break;
    end
    angle = 2 * pi * rand;
    G = [cos(angle), sin(angle); -sin(angle), cos(angle)];
    if m > 1
      at = randperm(m, 2);
      R(at, :) = G * R(at, :);
    end
    if n > 1
      at = randperm(n, 2);
      R(:, at) = R(:, at) * G;
    end
  end
  R = sparse(R);
end
