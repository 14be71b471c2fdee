function [x, flag, relres, iter, resvec, resveccg] = symmlq(A, b, varargin)
  % C. C. Paige and M. A. Saunders, Solution of sparse indefinite systems of linear equations, 1975.
  o = krylov_setup('symmlq', A, b, varargin);
  [best, flag, iter, resvec, resveccg] = krylov_lanczos(o, b, false);
  [x, flag, relres] = krylov_best(o, b, best, best, flag, min(resvec(end), resveccg(end)));
  krylov_report('symmlq', nargout, flag, relres, iter, o.tol);
end
