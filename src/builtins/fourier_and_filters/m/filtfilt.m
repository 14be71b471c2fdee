function y = filtfilt(b, a, x)
  flat = isrow(x);
  if flat
    x = x.';
  end
  x = cast(x, class([b([]), a([]), x([])]));
  n = max(numel(a), numel(b));
  reach = 3 * (n - 1);
  if size(x, 1) <= reach
    error('MATLAB:filtfilt:TooShort', 'filtfilt: the signal must have more than %d samples', reach);
  end
  b = reshape(b, 1, []) / a(1);
  a = reshape(a, 1, []) / a(1);
  b(end + 1:n) = 0;
  a(end + 1:n) = 0;
  % The state in which a constant input stays as it is.
  state = zeros(n - 1, 1);
  if n > 1
    A = eye(n - 1) - [-a(2:n).', [eye(n - 2); zeros(1, n - 2)]];
    state = A \ (b(2:n).' - b(1) * a(2:n).');
  end
  s = [2 * x(1, :) - x(reach + 1:-1:2, :); x; 2 * x(end, :) - x(end - 1:-1:end - reach, :)];
  s = filter(b, a, s, state * s(1, :), 1);
  s = s(end:-1:1, :);
  s = filter(b, a, s, state * s(1, :), 1);
  y = s(end - reach:-1:reach + 1, :);
  if flat
    y = y.';
  end
end
