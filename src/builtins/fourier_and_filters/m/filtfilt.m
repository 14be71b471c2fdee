function y = filtfilt(b, a, x)
  extent = size(x);
  long = [extent(extent ~= 1), 1];
  x = reshape(x, long(1), []);
  x = cast(x, class([b([]), a([]), x([])]));
  if size(b, 2) == 6 && size(b, 1) > 1
    % Sections of the second order, with a gain for all or one for each and one for all.
    if ~any(numel(a) == [1, size(b, 1), size(b, 1) + 1])
      error('MATLAB:filtfilt:Gains', 'filtfilt: expected one gain, or one for each of the %d sections', size(b, 1));
    end
    order = 2 * size(b, 1) - sum(b(:, 3) == 0 & b(:, 6) == 0);
    reach = enough(x, 3 * order);
    y = x * prod(a(:)) ^ 2;
    for k = 1:size(b, 1)
      y = there_and_back(b(k, 1:3), b(k, 4:6), y, reach);
    end
  else
    reach = enough(x, 3 * (max(numel(a), numel(b)) - 1));
    y = there_and_back(b, a, x, reach);
  end
  y = reshape(y, extent);
end

function reach = enough(x, reach)
  if size(x, 1) <= reach
    error('MATLAB:filtfilt:TooShort', 'filtfilt: the signal must have more than %d samples', reach);
  end
end

function y = there_and_back(b, a, x, reach)
  n = max(numel(a), numel(b));
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
  s = from_state(b, a, s, state);
  s = from_state(b, a, s(end:-1:1, :), state);
  y = s(end - reach:-1:reach + 1, :);
end

% Filters from the state in which the first element stays as it is.
function y = from_state(b, a, s, state)
  m = numel(state);
  if any(a(2:end))
    y = filter(b, a, s, state * s(1, :), 1);
    return;
  end
  if m == 0
    y = b * s;
    return;
  end
  % Without recursion what is in the delays comes out as it is.
  y = filter(b, 1, s);
  y(1:m, :) = y(1:m, :) + state * s(1, :);
end
