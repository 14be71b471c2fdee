function pp = csape(x, y, conditions, values)
  % C. de Boor, A Practical Guide to Splines, chapter 4.
  if nargin < 3 || isempty(conditions)
    conditions = 'default';
  end
  if nargin < 4
    values = [];
  end
  x = double(x(:)).';
  n = numel(x);
  if n < 2
    error('SPLINES:CSAPE:sites', 'csape: expected at least two points, found %d', n);
  end
  if isvector(y)
    y = reshape(y, 1, []);
  end
  ends = [];
  if size(y, 2) == n + 2
    ends = y(:, [1, end]);
    y = y(:, 2:end - 1);
  end
  if size(y, 2) ~= n
    error('SPLINES:CSAPE:sizes', 'csape: expected values at %d points, found %d', n, size(y, 2));
  end
  [x, order] = sort(x);
  if any(diff(x) == 0)
    error('SPLINES:CSAPE:sites', 'csape: expected points that differ');
  end
  y = double(y(:, order));
  d = size(y, 1);
  if isempty(values)
    values = ends;
  elseif isvector(values) && d == 1
    values = reshape(values, 1, []);
  end
  kinds = [1, 1];
  periodic = false;
  if ischar(conditions) || isstring(conditions)
    words = {'default', 'complete', 'clamped', 'not-a-knot', 'periodic', 'second', 'variational', 'natural'};
    word = validatestring(conditions, words, 'csape');
    switch word
      case 'default'
        kinds = [1, 1];
        if isempty(values)
          kinds = [-1, -1];
        end
      case {'complete', 'clamped'}
        if isempty(values)
          kinds = [-1, -1];
        end
      case 'not-a-knot'
        kinds = [3, 3];
      case 'periodic'
        periodic = true;
      case 'second'
        kinds = [2, 2];
      otherwise
        kinds = [2, 2];
        values = zeros(d, 2);
    end
  else
    kinds = reshape(double(conditions), 1, []);
    if numel(kinds) ~= 2 || any(~ismember(kinds, 0:2))
      error('SPLINES:CSAPE:conditions', 'csape: expected a word, or 0, 1 or 2 for either end');
    end
    periodic = all(kinds == 0);
    kinds(kinds == 0) = 3;
    if isempty(values)
      kinds(kinds == 1) = -1;
    end
  end
  if isempty(values)
    values = zeros(d, 2);
  end
  if n < 4
    % Too few points for a knot to be none.
    kinds(kinds == 3) = -1;
  end
  h = diff(x);
  rise = diff(y, 1, 2) ./ h;
  A = zeros(n);
  b = zeros(n, d);
  for k = 2:n - 1
    A(k, k - 1:k + 1) = [h(k), 2 * (h(k - 1) + h(k)), h(k - 1)];
    b(k, :) = 3 * (h(k) * rise(:, k - 1) + h(k - 1) * rise(:, k)).';
  end
  if periodic
    % The first point is the last one again.
    A(1, 1) = 1;
    A(1, n) = -1;
    A(n, [n - 1, n]) = A(n, [n - 1, n]) + [h(1), 2 * h(1)];
    A(n, [1, 2]) = A(n, [1, 2]) + [2 * h(end), h(end)];
    b(n, :) = 3 * (h(1) * rise(:, end) + h(end) * rise(:, 1)).';
  else
    % From either end, as it looks from there.
    for side = 1:2
      turn = 1:n;
      steps = h;
      slopes = rise;
      sense = 1;
      if side == 2
        turn = n:-1:1;
        steps = fliplr(h);
        slopes = fliplr(rise);
        sense = -1;
      end
      row = turn(1);
      switch kinds(side)
        case 1
          A(row, row) = 1;
          b(row, :) = values(:, side).';
        case 2
          A(row, turn(1:2)) = [2, 1];
          b(row, :) = (3 * slopes(:, 1) - sense * steps(1) / 2 * values(:, side)).';
        case 3
          A(row, turn(1:2)) = [steps(2), steps(1) + steps(2)];
          b(row, :) = (((steps(1) + 2 * (steps(1) + steps(2))) * steps(2) * slopes(:, 1) ...
                        + steps(1) ^ 2 * slopes(:, 2)) / (steps(1) + steps(2))).';
        otherwise
          % The slope of the polynomial through the first four points.
          A(row, row) = 1;
          at = turn(1:min(4, n));
          for c = 1:d
            p = polyfit(x(at) - x(row), y(c, at), numel(at) - 1);
            b(row, c) = p(end - 1);
          end
      end
    end
  end
  s = (A \ b).';
  c2 = (3 * rise - 2 * s(:, 1:end - 1) - s(:, 2:end)) ./ h;
  c1 = (s(:, 1:end - 1) + s(:, 2:end) - 2 * rise) ./ h .^ 2;
  coefs = [c1(:), c2(:), reshape(s(:, 1:end - 1), [], 1), reshape(y(:, 1:end - 1), [], 1)];
  pp = mkpp(x, coefs, d);
end
