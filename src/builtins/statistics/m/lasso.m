function [B, info] = lasso(X, y, varargin)
  % Friedman, Hastie and Tibshirani, Regularization paths for generalized linear models via coordinate descent, Journal
  % of Statistical Software 33 (2010).
  o = struct('Alpha', 1, 'Lambda', [], 'NumLambda', 100, 'LambdaRatio', 1e-4, 'DFmax', Inf, 'Standardize', true, ...
             'Intercept', true, 'RelTol', 1e-4, 'AbsTol', [], 'MaxIter', 1e5, 'Weights', [], 'CV', 'resubstitution', ...
             'MCReps', 1, 'PredictorNames', {{}}, 'Options', []);
  o = nameoptions('lasso', varargin, o);
  [y, X] = regressiondata('lasso', y, X);
  if ~(isnumeric(o.Alpha) && isscalar(o.Alpha) && o.Alpha > 0 && o.Alpha <= 1)
    error('stats:lasso:InvalidAlpha', 'lasso: ''Alpha'' must be a number above 0 and at most 1');
  end
  [B, info] = path_of(X, y, o, o.Lambda);
  if isnumeric(o.CV)
    folds = mod(randperm(numel(y)), o.CV) + 1;
    errors = zeros(o.CV, numel(info.Lambda));
    for k = 1:o.CV
      kept = folds(:) ~= k;
      [b, part] = path_of(X(kept, :), y(kept), o, info.Lambda);
      errors(k, :) = mean((y(~kept) - X(~kept, :) * b - part.Intercept) .^ 2, 1);
    end
    info.MSE = mean(errors, 1);
    info.SE = std(errors, 0, 1) / sqrt(o.CV);
    [least, at] = min(info.MSE);
    info.LambdaMinMSE = info.Lambda(at);
    info.IndexMinMSE = at;
    info.Index1SE = find(info.MSE <= least + info.SE(at), 1, 'last');
    info.Lambda1SE = info.Lambda(info.Index1SE);
  end
end
function [B, info] = path_of(X, y, o, lambdas)
  [n, p] = size(X);
  w = ones(n, 1) / n;
  if ~isempty(o.Weights)
    w = o.Weights(:) / sum(o.Weights);
  end
  m = zeros(1, p);
  center = 0;
  if o.Intercept
    m = w' * X;
    center = w' * y;
  end
  s = ones(1, p);
  if o.Standardize
    s = sqrt(w' * (X - m) .^ 2);
    s(s == 0) = 1;
  end
  Z = (X - m) ./ s;
  r0 = y - center;
  G = Z' * (w .* Z);
  c = Z' * (w .* r0);
  if isempty(lambdas)
    top = max(abs(c)) / o.Alpha;
    lambdas = exp(linspace(log(top * o.LambdaRatio), log(top), o.NumLambda));
  end
  lambdas = sort(reshape(lambdas, 1, []));
  B = zeros(p, numel(lambdas));
  b = zeros(p, 1);
  square = diag(G);
  for k = numel(lambdas):-1:1
    [thresh, shrink] = deal(lambdas(k) * o.Alpha, lambdas(k) * (1 - o.Alpha));
    for iteration = 1:o.MaxIter
      last = b;
      for j = 1:p
        g = c(j) - G(j, :) * b + square(j) * b(j);
        b(j) = sign(g) * max(abs(g) - thresh, 0) / (square(j) + shrink);
      end
      % The equations of the coefficients that are not zero, where their solution is one of all.
      on = b ~= 0;
      v = zeros(p, 1);
      v(on) = (G(on, on) + shrink * eye(sum(on))) \ (c(on) - thresh * sign(b(on)));
      slack = abs(c - G * v - shrink * v) - thresh;
      if all(sign(v) == sign(b)) && all(slack <= 1e-9 * max(abs(c)))
        b = v;
        break;
      elseif ~(norm(b - last) > 1e-3 * o.RelTol * max(norm(b), realmin))
        % What is not a number gets no better.
        break;
      end
    end
    B(:, k) = b;
  end
  B = B ./ s.';
  intercept = center - m * B;
  mse = w' * (y - X * B - intercept) .^ 2;
  info = struct('Intercept', intercept, 'Lambda', lambdas, 'Alpha', o.Alpha, 'DF', sum(B ~= 0, 1), 'MSE', mse, ...
                'PredictorNames', {o.PredictorNames});
end
