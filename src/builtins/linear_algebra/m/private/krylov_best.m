function [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec)
  % What an iteration gives back: its last point where it has converged, or else its best.
  if flag == 1 && resvec(end) <= o.tol * o.scale
    flag = 0;
  end
  if flag ~= 0
    x = best;
  end
  relres = norm(b - o.times(x)) / o.scale;
end
