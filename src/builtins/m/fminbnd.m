function [x, fval, info, output] = fminbnd(fun, a, b, options)
  if nargin == 1 && ischar(fun) && strcmp(fun, 'defaults')
    x = struct('Display', 'notify', 'FunValCheck', 'off', 'MaxFunEvals', 500, 'MaxIter', 500, 'OutputFcn', [], 'TolX', 1e-4);
    return;
  end
  if nargin < 3
    error('MATLAB:minrhs', 'fminbnd: expected a function and two bounds');
  end
  if a > b
    error('MATLAB:fminbnd:BoundsOutOfOrder', 'fminbnd: the lower bound is greater than the upper one');
  end
  if nargin < 4
    options = struct();
  end
  if ischar(fun)
    fun = str2func(fun);
  end
  tolx = optimget(options, 'TolX', 1e-4);
  maxiter = optimget(options, 'MaxIter', Inf);
  maxeval = optimget(options, 'MaxFunEvals', Inf);
  golden = (3 - sqrt(5)) / 2;
  x = a + golden * (b - a);
  w = x;
  v = x;
  fx = fun(x);
  fw = fx;
  fv = fx;
  d = 0;
  e = 0;
  count = 1;
  iterations = 0;
  info = 1;
  lo = a;
  hi = b;
  while true
    mid = 0.5 * (lo + hi);
    tol = sqrt(eps) * abs(x) + tolx / 3;
    if abs(x - mid) <= 2 * tol - 0.5 * (hi - lo)
      break;
    end
    if iterations >= maxiter || count >= maxeval
      info = 0;
      break;
    end
    parabola = false;
    if abs(e) > tol
      r = (x - w) * (fx - fv);
      q = (x - v) * (fx - fw);
      p = (x - v) * q - (x - w) * r;
      q = 2 * (q - r);
      if q > 0
        p = -p;
      end
      q = abs(q);
      r = e;
      e = d;
      if abs(p) < abs(0.5 * q * r) && p > q * (lo - x) && p < q * (hi - x)
        parabola = true;
        d = p / q;
        u = x + d;
        if u - lo < 2 * tol || hi - u < 2 * tol
          d = tol * sign(mid - x + (mid == x));
        end
      end
    end
    if ~parabola
      if x >= mid
        e = lo - x;
      else
        e = hi - x;
      end
      d = golden * e;
    end
    if abs(d) >= tol
      u = x + d;
    else
      u = x + tol * sign(d + (d == 0));
    end
    fu = fun(u);
    count = count + 1;
    iterations = iterations + 1;
    if fu <= fx
      if u >= x
        lo = x;
      else
        hi = x;
      end
      v = w; fv = fw;
      w = x; fw = fx;
      x = u; fx = fu;
    else
      if u < x
        lo = u;
      else
        hi = u;
      end
      if fu <= fw || w == x
        v = w; fv = fw;
        w = u; fw = fu;
      elseif fu <= fv || v == x || v == w
        v = u; fv = fu;
      end
    end
  end
  fval = fx;
  output = struct('iterations', iterations, 'funcCount', count, 'algorithm', 'golden section search, parabolic interpolation', 'bracket', [lo, hi]);
end
