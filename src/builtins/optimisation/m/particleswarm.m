function [x, fval, exitflag, output] = particleswarm(fun, n, lb, ub, options)
  % J. Kennedy and R. Eberhart, Particle swarm optimization, 1995; the inertia of M. Clerc and J. Kennedy, 2002.
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'final', 'SwarmSize', [], 'MaxIterations', [], 'MaxStallIterations', 20, ...
               'FunctionTolerance', 1e-6, 'InertiaRange', [0.1, 1.1], 'SelfAdjustmentWeight', 1.49, ...
               'SocialAdjustmentWeight', 1.49, 'InitialSwarmMatrix', [], 'UseVectorized', false);
    return;
  end
  if nargin == 1 && isstruct(fun)
    parts = problemparts(fun, {'objective', 'nvars', 'lb', 'ub', 'options'});
    [x, fval, exitflag, output] = particleswarm(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'particleswarm: expected a function and a number of variables');
  end
  f = searchfunction('particleswarm', fun);
  n = searchcount('particleswarm', n);
  if nargin < 3, lb = []; end
  if nargin < 4, ub = []; end
  if nargin < 5, options = []; end
  [lb, ub] = boundsof('particleswarm', lb, ub, n);
  lb = lb';
  ub = ub';
  options = solveroptions(options);
  count = optionvalue(options, 'SwarmSize', min(100, 10 * n));
  most = optionvalue(options, {'MaxIterations', 'MaxIter'}, 200 * n);
  stall = optionvalue(options, 'MaxStallIterations', 20);
  small = optionvalue(options, {'FunctionTolerance', 'TolFun'}, 1e-6);
  range = optionvalue(options, 'InertiaRange', [0.1, 1.1]);
  self = optionvalue(options, 'SelfAdjustmentWeight', 1.49);
  social = optionvalue(options, 'SocialAdjustmentWeight', 1.49);
  at_once = isequal(optionvalue(options, 'UseVectorized', false), true);
  low = max(lb, -1000);
  high = min(ub, 1000);
  low(low > high) = high(low > high) - 2000;
  X = low + (high - low) .* rand(count, n);
  first = optionvalue(options, {'InitialSwarmMatrix', 'InitialSwarm'}, []);
  X(1:min(size(first, 1), count), :) = first(1:min(size(first, 1), count), :);
  X = min(max(X, lb), ub);
  V = (high - low) .* (2 * rand(count, n) - 1);
  scores = valued(f, X, at_once);
  best = X;
  best_scores = scores;
  [fval, at] = min(scores);
  x = X(at, :);
  history = fval;
  least = max(2, floor(count / 4));
  near = least;
  inertia = min(max(0.7298, min(range)), max(range));
  exitflag = 0;
  message = 'the largest number of iterations was reached';
  for iterations = 1:most
    % The best of a few others, chosen anew.
    [~, order] = sort(rand(count), 2);
    others = order(:, 1:min(near, count));
    [~, chosen] = min(reshape(best_scores(others), size(others)), [], 2);
    leaders = others((1:count)' + (chosen - 1) * count);
    V = inertia * V + self * rand(count, n) .* (best - X) + social * rand(count, n) .* (best(leaders, :) - X);
    X = X + V;
    V(X < lb | X > ub) = 0;
    X = min(max(X, lb), ub);
    scores = valued(f, X, at_once);
    better = scores < best_scores;
    best(better, :) = X(better, :);
    best_scores(better) = scores(better);
    [lowest, at] = min(best_scores);
    if lowest < fval
      fval = lowest;
      x = best(at, :);
      near = least;
    else
      near = min(near + least, count);
    end
    history(end + 1) = fval;
    if iterations > stall && abs(history(end - stall) - fval) <= small * max(1, abs(fval))
      exitflag = 1;
      message = 'the best value no longer changed';
      break;
    end
  end
  output = struct('iterations', iterations, 'funccount', count * (iterations + 1), 'message', message);
end

function scores = valued(f, X, at_once)
  if at_once
    scores = reshape(f(X), [], 1);
  else
    scores = zeros(size(X, 1), 1);
    for k = 1:numel(scores)
      scores(k) = f(X(k, :));
    end
  end
end
