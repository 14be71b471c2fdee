function out = movedprototype(name, given, kind, width)
  % A prototype with the edge 1 and another argument of s: Parks and Burrus, Digital Filter Design, 1987, section 7.1.
  edge = given{end};
  if ~(any(numel(given) == [3, 5]) && isnumeric(edge) && isscalar(edge) && edge > 0 && isscalar(width) && width > 0)
    error(['signal:', name, ':invalidInput'], '%s: expected two polynomials or four matrices, and positive frequencies', name);
  end
  [edge, width] = deal(double(edge), double(width));
  if numel(given) == 5
    [A, B, C, D] = given{1:4};
    n = size(A, 1);
    if any(strcmp(kind, {'high', 'stop'}))
      % 1 / s in place of s.
      [A, B, C, D] = deal(inv(A), -(A \ B), C / A, D - C / A * B);
    end
    if any(strcmp(kind, {'low', 'high'}))
      out = {edge * A, edge * B, C, D};
    else
      out = {[width * A, edge * eye(n); -edge * eye(n), zeros(n)], [width * B; zeros(size(B))], [C, zeros(size(C))], D};
    end
    return;
  end
  [b, a] = given{1:2};
  if ~(isnumeric(b) && isnumeric(a) && isvector(b) && isvector(a)) || numel(b) > numel(a)
    error(['signal:', name, ':invalidInput'], '%s: the polynomials must be vectors, and the first not of a higher degree', name);
  end
  n = numel(a) - 1;
  b = [zeros(1, n + 1 - numel(b)), reshape(b, 1, [])];
  a = reshape(a, 1, []);
  parts = {[1, 0], edge; edge, [1, 0]; [1, 0, edge ^ 2], [width, 0]; [width, 0], [1, 0, edge ^ 2]};
  [top, bottom] = parts{strcmp(kind, {'low', 'high', 'bandpass', 'stop'}), :};
  % Like Horner's rule, in a fraction.
  power = 1;
  [p, q] = deal(b(1), a(1));
  for k = 1:n
    power = conv(power, bottom);
    p = added(conv(p, top), b(k + 1) * power);
    q = added(conv(q, top), a(k + 1) * power);
  end
  first = q(find(q, 1));
  out = {added(p, 0 * q) / first, q / first};
end

function p = added(p, q)
  n = max(numel(p), numel(q));
  p = [zeros(1, n - numel(p)), p] + [zeros(1, n - numel(q)), q];
end
