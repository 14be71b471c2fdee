function [y0new, yp0new] = decic(fun, t0, y0, fixed_y0, yp0, fixed_yp0, options)
  if ischar(fun)
    fun = str2func(fun);
  end
  if ~isa(fun, 'function_handle')
    error('MATLAB:decic:InvalidFunction', 'decic: FUN must be a valid function handle');
  end
  if ~(isnumeric(t0) && isscalar(t0))
    error('MATLAB:decic:InvalidTime', 'decic: T0 must be a numeric scalar');
  end
  if ~(isnumeric(y0) && isnumeric(yp0) && isvector(y0) && isvector(yp0)) || numel(y0) ~= numel(yp0)
    error('MATLAB:decic:InvalidStart', 'decic: Y0 and YP0 must be numeric vectors of the same length');
  end
  n = numel(y0);
  if isempty(fixed_y0)
    fixed_y0 = zeros(n, 1);
  end
  if isempty(fixed_yp0)
    fixed_yp0 = zeros(n, 1);
  end
  if numel(fixed_y0) ~= n || numel(fixed_yp0) ~= n
    error('MATLAB:decic:InvalidFixed', 'decic: FIXED_Y0 and FIXED_YP0 must have as many elements as Y0');
  end
  for fixed = {fixed_y0, fixed_yp0}
    if ~(isnumeric(fixed{1}) || islogical(fixed{1})) || ~all(fixed{1}(:) == 0 | fixed{1}(:) == 1)
      error('MATLAB:decic:InvalidFixed', 'decic: expected 0 or 1 for each element of FIXED_Y0 and FIXED_YP0');
    end
  end
  if sum([fixed_y0(:); fixed_yp0(:)] ~= 0) > n
    error('MATLAB:decic:TooManyFixed', 'decic: there are %d equations, so no more than %d values can be fixed', n, n);
  end
  if nargin < 7
    options = odeset();
  end
  abstol = odeget(options, 'AbsTol', 1e-6);
  reltol = odeget(options, 'RelTol', 1e-3);
  free = [find(~fixed_y0(:)); n + find(~fixed_yp0(:))];
  x = [y0(:); yp0(:)];
  residual = @(x) reshape(fun(t0, x(1:n), x(n + 1:end)), [], 1);
  % Gauss and Newton on the values that are free.
  for step = 1:100
    r = residual(x);
    if norm(r, Inf) <= min([abstol(:); reltol]) * 1e-6
      break;
    end
    J = zeros(numel(r), numel(free), class(r));
    for k = 1:numel(free)
      h = sqrt(eps(class(x))) * max(abs(x(free(k))), 1e-3);
      moved = x;
      moved(free(k)) = moved(free(k)) + h;
      J(:, k) = (residual(moved) - r) / h;
    end
    change = -pinv(J) * r;
    x(free) = x(free) + change;
    if norm(change) <= eps(class(x)) * norm(x)
      break;
    end
  end
  if norm(residual(x), Inf) > max(abstol(:))
    error('MATLAB:decic:NoConvergence', 'decic: no consistent start was found; try other values or fix fewer of them');
  end
  y0new = reshape(x(1:n), size(y0));
  yp0new = reshape(x(n + 1:end), size(yp0));
end
