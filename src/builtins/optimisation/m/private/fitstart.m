function c = fitstart(model, x, y, problem, options)
  % Where the search for coefficients begins.
  n = numel(model.Coefficients);
  if isfield(options, 'StartPoint') && ~isempty(options.StartPoint)
    c = reshape(double(options.StartPoint), 1, []);
    if numel(c) ~= n
      error('curvefit:fit:startPoint', 'fit: expected a start point of %d numbers', n);
    end
    return;
  end
  [x, order] = sort(x);
  y = y(order);
  kind = regexp(model.Name, '^[a-z]+', 'match', 'once');
  count = str2double(regexp(model.Name, '\d+$', 'match', 'once'));
  switch kind
    case 'exp'
      if count == 1
        c = exponential(x, y);
      else
        half = ceil(numel(x) / 2);
        slow = exponential(x(half:end), y(half:end));
        fast = exponential(x(1:half), y(1:half) - slow(1) * exp(slow(2) * x(1:half)));
        c = [fast, slow];
      end
    case 'power'
      good = x > 0 & y ~= 0;
      p = polyfit(log(x(good)), log(abs(y(good))), 1);
      c = [exp(p(2)) * sign(sum(y)), p(1), zeros(1, n - 2)];
    case 'gauss'
      c = [];
      left = y;
      for k = 1:count
        [a, at] = max(left);
        b = x(at);
        wide = x(left > a / 2);
        s = max(max(wide) - min(wide), (x(end) - x(1)) / numel(x)) / (2 * sqrt(log(2)) * min(k, 2));
        c = [c, a, b, s];
        left = left - a * exp(-((x - b) / s) .^ 2);
      end
    case 'sin'
      c = [];
      left = y;
      for k = 1:count
        [w, part] = strongest(x, left);
        c = [c, hypot(part(1), part(2)), w, atan2(part(2), part(1))];
        left = left - [sin(w * x), cos(w * x)] * part;
      end
    case 'fourier'
      w = strongest(x, y - mean(y));
      parts = [ones(size(x)), zeros(numel(x), 2 * count)];
      for k = 1:count
        parts(:, 2 * k:2 * k + 1) = [cos(k * w * x), sin(k * w * x)];
      end
      c = [(parts \ y)', w];
    case 'rat'
      % Times what is below the equation is linear in the coefficients.
      digits = regexp(model.Name, '\d+$', 'match', 'once') - '0';
      c = ([x .^ (digits(1):-1:0), -y .* x .^ (digits(2) - 1:-1:0)] \ (y .* x .^ digits(2)))';
    case 'weibull'
      c = [sum(abs(y)) / max(sum(abs(x .* y)), realmin), 1];
    otherwise
      warning('curvefit:fit:noStartPoint', 'Start point not provided, choosing random start point.');
      c = rand(1, n);
  end
end

function c = exponential(x, y)
  sign_of = sign(sum(y));
  good = y * sign_of > 0;
  if sum(good) < 2
    c = [mean(y), 0];
    return;
  end
  p = polyfit(x(good), log(abs(y(good))), 1);
  c = [sign_of * exp(p(2)), p(1)];
end

function [w, part] = strongest(x, y)
  % The frequency at which a wave leaves least.
  span = x(end) - x(1);
  best = Inf;
  most = max(numel(x) / 2, 1);
  for turns = linspace(0.5, most, min(ceil(10 * most), 3000))
    now_w = 2 * pi * turns / span;
    M = [sin(now_w * x), cos(now_w * x)];
    % Held, where both waves are one at these points.
    now_part = [M; 1e-9 * eye(2)] \ [y; 0; 0];
    left = norm(y - M * now_part);
    if left < best - 1e-12
      [best, w, part] = deal(left, now_w, now_part);
    end
  end
end
