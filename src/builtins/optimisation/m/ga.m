function [x, fval, exitflag, output, population, scores] = ga(fun, n, varargin)
  % Crossover as K. Deb and R. B. Agrawal have it (1995), and K. Deb's rules for what is not allowed (2000).
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'PopulationSize', [], 'MaxGenerations', [], 'MaxStallGenerations', 50, ...
               'FunctionTolerance', 1e-6, 'ConstraintTolerance', 1e-3, 'InitialPopulationMatrix', [], ...
               'UseVectorized', false, 'EliteCount', [], 'CrossoverFraction', 0.8);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'fitnessfcn', 'nvars', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', ...
                               'intcon', 'options'});
    [x, fval, exitflag, output, population, scores] = ga(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'ga: expected a function and a number of variables');
  end
  f = searchfunction('ga', fun);
  n = searchcount('ga', n);
  given = [varargin, cell(1, 9 - numel(varargin))];
  [A, b, Aeq, beq, lb, ub, nonlcon, whole, options] = given{:};
  if isstruct(whole)
    options = whole;
    whole = [];
  end
  options = solveroptions(options);
  [A, b] = constraintsof('ga', A, b, n);
  [Aeq, beq] = constraintsof('ga', Aeq, beq, n);
  [lb, ub] = boundsof('ga', lb, ub, n);
  count = optionvalue(options, 'PopulationSize', 50 + 150 * (n > 5));
  most = optionvalue(options, {'MaxGenerations', 'Generations'}, 100 * n);
  stall = optionvalue(options, {'MaxStallGenerations', 'StallGenLimit'}, 50);
  small = optionvalue(options, {'FunctionTolerance', 'TolFun'}, 1e-6);
  tight = optionvalue(options, {'ConstraintTolerance', 'TolCon'}, 1e-3);
  elite = optionvalue(options, 'EliteCount', ceil(0.05 * count));
  share = optionvalue(options, 'CrossoverFraction', 0.8);
  at_once = isequal(optionvalue(options, 'UseVectorized', false), true);
  low = max(lb', -10);
  high = min(ub', 10);
  low(isfinite(lb)) = lb(isfinite(lb));
  high(isfinite(ub)) = ub(isfinite(ub));
  high = max(high, low + 20 * (isinf(ub') & low >= high));
  low = min(low, high - 20 * (isinf(lb') & low >= high));
  population = low + (high - low) .* rand(count, n);
  first = optionvalue(options, {'InitialPopulationMatrix', 'InitialPopulation'}, []);
  population(1:min(size(first, 1), count), :) = first(1:min(size(first, 1), count), :);
  turn = [];
  if ~isempty(beq)
    turn = pinv(Aeq);
  end
  allowed = @(P) repaired(P, lb', ub', whole, Aeq, beq, turn);
  population = allowed(population);
  [scores, beyond] = judged(f, population, A, b, Aeq, beq, nonlcon, at_once, tight);
  [population, scores, beyond] = ranked(population, scores, beyond);
  history = scores(1);
  calls = count;
  exitflag = 0;
  generation = 0;
  message = 'the largest number of generations was reached';
  while generation < most
    generation = generation + 1;
    children = count - elite;
    mothers = min(randi(count, children, 2), [], 2);
    fathers = min(randi(count, children, 2), [], 2);
    u = rand(children, n);
    spread = (2 * u) .^ (1 / 16);
    wide = u > 0.5;
    spread(wide) = (1 ./ (2 * (1 - u(wide)))) .^ (1 / 16);
    spread(rand(children, n) > 0.5 | rand(children, 1) > share) = 1;
    P = population(mothers, :);
    Q = population(fathers, :);
    brood = 0.5 * ((1 + spread) .* P + (1 - spread) .* Q);
    width = max(population, [], 1) - min(population, [], 1);
    range = max(width, 1e-3 * (high - low) * 0.9 ^ generation + 1e-12);
    changed = rand(children, n) < max(1 / n, 0.1);
    kick = 0.5 * randn(children, n) .* range .* 10 .^ (-2 * rand(children, 1));
    brood = brood + changed .* kick;
    if ~isempty(whole)
      jump = rand(children, numel(whole)) < 0.2;
      brood(:, whole) = brood(:, whole) + jump .* (randi(3, children, numel(whole)) - 2);
    end
    brood = allowed(brood);
    [values, far] = judged(f, brood, A, b, Aeq, beq, nonlcon, at_once, tight);
    calls = calls + children;
    population = [population(1:elite, :); brood];
    scores = [scores(1:elite); values];
    beyond = [beyond(1:elite); far];
    [population, scores, beyond] = ranked(population, scores, beyond);
    history(end + 1) = scores(1);
    if generation > stall && beyond(1) == 0 && ...
        abs(history(end - stall) - history(end)) <= small * max(1, abs(history(end))) * 1e-3
      exitflag = 1;
      message = 'the best value no longer changed';
      break;
    end
  end
  x = population(1, :);
  fval = scores(1);
  if beyond(1) > 0
    exitflag = -2;
    message = 'no point was found that is allowed';
  end
  output = struct('generations', generation, 'funccount', calls, 'message', message, 'maxconstraint', beyond(1));
end

function P = repaired(P, lb, ub, whole, Aeq, beq, turn)
  if ~isempty(turn)
    P = P - (P * Aeq' - beq') * turn';
  end
  P(:, whole) = round(P(:, whole));
  P = min(max(P, lb), ub);
end

function [scores, beyond] = judged(f, P, A, b, Aeq, beq, nonlcon, at_once, tight)
  count = size(P, 1);
  beyond = zeros(count, 1);
  if at_once
    scores = reshape(f(P), [], 1);
  else
    scores = zeros(count, 1);
    for k = 1:count
      scores(k) = f(P(k, :));
    end
  end
  if ~isempty(b) || ~isempty(beq) || ~isempty(nonlcon)
    beyond = sum(max(P * A' - b', 0), 2) + sum(abs(P * Aeq' - beq'), 2);
    for k = 1:count * ~isempty(nonlcon)
      [c, ceq] = nonlcon(P(k, :));
      beyond(k) = beyond(k) + sum(max(c(:), 0)) + sum(abs(ceq(:)));
    end
    beyond(beyond <= tight) = 0;
  end
end

function [P, scores, beyond] = ranked(P, scores, beyond)
  [~, order] = sortrows([beyond, scores]);
  P = P(order, :);
  scores = scores(order);
  beyond = beyond(order);
end
