function varargout = rat(x, tol)
  if ~isfloat(x)
    error('MATLAB:rat:InvalidClass', 'rat: X must be a single or double array');
  end
  at = reshape(x, [], 1);
  if nargin < 2
    tol = 1e-6 * norm(at(isfinite(at)), 1) / max(numel(at), 1);
    tol = max(tol, 0);
  end
  % Continued fractions by rounding, until each number is near enough.
  n = numel(at);
  last_num = ones(n, 1, class(at));
  num = round(at);
  last_den = zeros(n, 1, class(at));
  den = ones(n, 1, class(at));
  rest = at - num;
  steps = arrayfun(@(k) sprintf('%d', k), num, 'UniformOutput', false);
  count = ones(n, 1);
  for round_number = 1:40
    open = find(abs(at - num ./ den) > max(tol, eps(abs(at))) & isfinite(at) & rest ~= 0);
    if isempty(open)
      break;
    end
    flipped = 1 ./ rest(open);
    step = round(flipped);
    rest(open) = flipped - step;
    [num(open), last_num(open)] = deal(num(open) .* step + last_num(open), num(open));
    [den(open), last_den(open)] = deal(den(open) .* step + last_den(open), den(open));
    for k = open.'
      steps{k} = [steps{k}, sprintf(' + 1/(%d', step(open == k))];
      count(k) = count(k) + 1;
    end
  end
  turn = den < 0;
  num(turn) = -num(turn);
  den(turn) = -den(turn);
  infinite = isinf(at);
  num(infinite) = sign(at(infinite));
  den(infinite) = 0;
  num(isnan(at)) = NaN;
  den(isnan(at)) = 1;
  if nargout > 1
    varargout = {reshape(num, size(x)), reshape(den, size(x))};
  else
    for k = 1:n
      if infinite(k) || isnan(at(k))
        steps{k} = sprintf('%g', at(k));
      end
      steps{k} = [steps{k}, repmat(')', 1, count(k) - 1)];
    end
    varargout = {char(steps)};
  end
end
