function [x, fval, info, output, jac] = fsolve(fun, x0, options)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'off', 'Jacobian', 'off', 'MaxFunEvals', Inf, 'MaxIter', 400, 'OutputFcn', [], 'TolFun', 1e-6, 'TolX', 1e-6);
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'fsolve: expected a function and a start');
  end
  if nargin < 3
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  has_jacobian = strcmpi(optimget(options, 'Jacobian', 'off'), 'on');
  maxiter = optimget(options, 'MaxIter', 400);
  tolf = optimget(options, 'TolFun', 1e-6);
  tolx = optimget(options, 'TolX', 1e-6);
  shape = size(x0);
  v = x0(:);
  lambda = 1e-3;
  info = 0;
  count = 0;
  iterations = 0;
  [r, J] = residual(fun, v, shape, has_jacobian);
  count = count + 1;
  while iterations < maxiter
    if norm(r, Inf) <= tolf * 1e-4
      info = 1;
      break;
    end
    iterations = iterations + 1;
    H = J' * J;
    g = J' * r;
    better = false;
    for k = 1:40
      step = -(H + lambda * diag(max(diag(H), 1e-12))) \ g;
      next = fun(reshape(v + step, shape));
      next = next(:);
      count = count + 1;
      if norm(next) < norm(r)
        better = true;
        break;
      end
      lambda = lambda * 4;
    end
    if ~better
      if norm(r, Inf) <= sqrt(tolf)
        info = 1;
      else
        info = -2;
      end
      break;
    end
    lambda = max(lambda / 10, 1e-18);
    v = v + step;
    [r, J] = residual(fun, v, shape, has_jacobian);
    if norm(step) <= tolx * 1e-3 * max(1, norm(v))
      if norm(r, Inf) <= tolf
        info = 1;
      else
        info = 2;
      end
      break;
    end
  end
  x = reshape(v, shape);
  fval = fun(x);
  jac = J;
  output = struct('iterations', iterations, 'successful', iterations, 'funcCount', count);
end

function [r, J] = residual(fun, v, shape, has_jacobian)
  if has_jacobian
    [r, J] = fun(reshape(v, shape));
    r = r(:);
    return;
  end
  r = fun(reshape(v, shape));
  r = r(:);
  J = zeros(numel(r), numel(v));
  for k = 1:numel(v)
    h = sqrt(eps) * max(1, abs(v(k)));
    up = v;
    up(k) = up(k) + h;
    change = fun(reshape(up, shape));
    J(:, k) = (change(:) - r) / (up(k) - v(k));
  end
end
