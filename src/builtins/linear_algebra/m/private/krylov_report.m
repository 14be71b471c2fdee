function krylov_report(name, outputs, flag, relres, iter)
  if outputs < 2 && flag ~= 0
    warning(['MATLAB:', name, ':NotConverged'], ...
            '%s stopped at iteration %d without converging: the relative residual is %g.', name, iter, relres);
  end
end
