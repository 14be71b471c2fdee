function b = fircls(n, f, a, up, lo, flag)
  % I. W. Selesnick, M. Lang and C. S. Burrus, Constrained least square design of FIR filters without specified
  % transition bands, IEEE Transactions SP 44 (1996).
  n = prototypeorder('fircls', n, 2000);
  f = reshape(double(f), 1, []);
  bands = numel(f) - 1;
  [a, up, lo] = deal(reshape(double(a), 1, []), reshape(double(up), 1, []), reshape(double(lo), 1, []));
  if bands < 1 || any([numel(a), numel(up), numel(lo)] ~= bands)
    error('signal:fircls:InvalidDimensions', ...
          'fircls: expected one more edge than amplitudes and bounds, found %d, %d, %d and %d', ...
          numel(f), numel(a), numel(up), numel(lo));
  end
  if f(1) ~= 0 || f(end) ~= 1 || any(diff(f) <= 0)
    error('signal:fircls:InvalidFreqs', 'fircls: expected edges that ascend from 0 up to 1');
  end
  if any(up < a | lo > a)
    error('signal:fircls:InvalidBounds', 'fircls: expected amplitudes between their bounds');
  end
  if nargin > 5
    validatestring(flag, {'trace', 'plots', 'both'}, 'fircls');
  end
  if mod(n, 2) && a(end) ~= 0
    warning('signal:fircls:OddOrder', ...
            'A filter of odd order has nothing at half the rate. The order is increased by one.');
    n = n + 1;
  end
  % Cosines of unit length, and how much of each the ideal response has.
  odd = mod(n, 2);
  k = (0:floor(n / 2)) + odd / 2;
  len = ones(size(k));
  len(k == 0) = sqrt(2);
  ideal = zeros(size(k));
  for j = 1:bands
    w = pi * f([j, j + 1]);
    part = (sin(k * w(2)) - sin(k * w(1))) ./ max(k, realmin);
    part(k == 0) = diff(w);
    ideal = ideal + a(j) * 2 / pi * part ./ len;
  end
  ideal = ideal.';
  grid = linspace(0, pi, 16 * n + 1).';
  waves = cos(grid * k) ./ len;
  c = ideal;
  [G, g] = deal(zeros(0, numel(k)), zeros(0, 1));
  for round = 1:200
    y = waves * c;
    % Where the amplitude turns, on a parabola through three points of the grid.
    y3 = [y([2; (1:numel(y) - 1).']), y, y([(2:numel(y)).'; numel(y) - 1])];
    top = y3(:, 2) >= y3(:, 1) & y3(:, 2) > y3(:, 3) | y3(:, 2) <= y3(:, 1) & y3(:, 2) < y3(:, 3);
    top(1) = true;
    top(end) = ~odd;
    y3 = y3(top, :);
    shift = (y3(:, 1) - y3(:, 3)) ./ (2 * (y3(:, 1) - 2 * y3(:, 2) + y3(:, 3)));
    shift(~isfinite(shift)) = 0;
    w = grid(top) + shift * grid(2);
    rows = cos(w * k) ./ len;
    y = rows * c;
    j = discretize(min(max(w / pi, 0), 1), f);
    over = y - up(j).';
    under = lo(j).' - y;
    if max([over; under]) < 1e-9
      break;
    end
    % Constraints that do not hold the solution are left out.
    held = abs(G * c - g) < 1e-7;
    G = [G(held, :); rows(over > 1e-10, :); -rows(under > 1e-10, :)];
    g = [g(held); up(j(over > 1e-10)).'; -lo(j(under > 1e-10)).'];
    c = nearest_within(ideal, G, g);
  end
  half = (c.' ./ len) / 2;
  if odd
    b = [fliplr(half), half];
  else
    b = [fliplr(half(2:end)), 2 * half(1), half(2:end)];
  end
end

function c = nearest_within(ideal, G, g)
  % The point nearest to another with G * c <= g: multipliers that are not negative (Lawson and Hanson 1974).
  m = size(G, 1);
  A = [G.'; (g - G * ideal).'];
  right = [zeros(size(G, 2), 1); -1];
  u = lsqnonneg(A, right);
  r = A * u - right;
  c = ideal - r(1:end - 1) / r(end);
  if m == 0
    c = ideal;
  end
end
