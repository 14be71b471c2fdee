function [x, istate, msg] = lsode(f, x0, t, t_crit)
  if iscell(f)
    f = f{1};
  end
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  if ~isa(f, 'function_handle') || ~isnumeric(x0) || ~isnumeric(t) || isempty(t)
    error('Octave:lsode:InvalidInput', 'lsode: expected a function of x and t, where it begins, and times');
  end
  rate = @(s, x) reshape(f(x, s), [], 1);
  t = double(t(:));
  x0 = double(x0(:));
  x = zeros(numel(t), numel(x0));
  x(1, :) = x0.';
  % From one time to the next, and from one at which something breaks to the next of those.
  ends = [];
  if nargin > 3
    ends = double(t_crit(:)');
  end
  [istate, msg] = deal(2, 'successful exit');
  done = 1;
  if isempty(ends) && numel(t) > 1
    [x, done] = together(rate, t, x);
  end
  for k = done + 1:numel(t)
    y = x(k - 1, :).';
    inner = sort(ends(ends > min(t(k - 1:k)) & ends < max(t(k - 1:k))));
    if t(k) < t(k - 1)
      inner = fliplr(inner);
    end
    at = t(k - 1);
    for next = [inner, t(k)]
      if next ~= at
        y = carried(rate, at, next, y);
      end
      at = next;
    end
    x(k, :) = y.';
  end
  if ~all(isfinite(x(:)))
    [istate, msg] = deal(-6, 'an element of the solution is not finite');
  end
end

% All times at once, as far as a formula of order 8 comes in a moderate number of steps.
function [x, done] = together(rate, t, x)
  steps = 0;
  done = 1;
  if any(diff(t) == 0) || any(sign(diff(t)) ~= sign(t(end) - t(1)))
    return;
  end
  [T, Y] = ode78(rate, t, x(1, :).', odeset('RelTol', sqrt(eps), 'AbsTol', sqrt(eps), 'OutputFcn', @counted));
  if numel(t) == 2
    if T(end) == t(2)
      x(2, :) = Y(end, :);
      done = 2;
    end
  else
    done = numel(T);
    x(1:done, :) = Y;
  end

  function stop = counted(s, ~, flag)
    stop = false;
    if isempty(flag)
      steps = steps + numel(s);
      stop = steps > 500 + 2 * numel(t);
    end
  end
end

% A formula of order 8; where it takes too many steps the problem is stiff, and an implicit one goes on.
function y = carried(rate, from, to, y)
  steps = 0;
  at = from;
  options = odeset('RelTol', sqrt(eps), 'AbsTol', sqrt(eps), 'OutputFcn', @counted);
  [~, Y] = ode78(rate, [from, to], y, options);
  if at ~= to
    options = odeset('RelTol', 1e-7, 'AbsTol', 1e-9);
    [~, Y] = ode15s(rate, [at, to], Y(end, :).', options);
  end
  y = Y(end, :).';

  function stop = counted(s, ~, flag)
    stop = false;
    if isempty(flag)
      steps = steps + numel(s);
      at = s(end);
      stop = steps > 200;
    end
  end
end
