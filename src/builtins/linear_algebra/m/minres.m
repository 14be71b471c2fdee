function [x, flag, relres, iter, resvec, resveccg] = minres(A, b, varargin)
  % C. C. Paige and M. A. Saunders, Solution of sparse indefinite systems of linear equations, 1975.
  o = krylov_setup('minres', A, b, varargin);
  [best, flag, iter, resvec, resveccg] = krylov_lanczos(o, b, true);
  [x, flag, relres] = krylov_best(o, b, best, best, flag, resvec);
  krylov_report('minres', nargout, flag, relres, iter, o.tol);
end
