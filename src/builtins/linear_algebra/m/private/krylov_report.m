function krylov_report(name, outputs, flag, relres, iter, tol)
  % How an iteration ended, where its flag is not asked for.
  if outputs > 1
    return;
  end
  forms = {'iteration %g', 'outer iteration %d (inner iteration %d)'; '%g', '%d(%d)'};
  place = sprintf(forms{1, numel(iter)}, iter);
  if flag == 0 && all(iter == 0)
    fprintf(['The initial guess has relative residual %0.2g which is within\nthe desired tolerance %0.2g ', ...
             'so %s returned it without iterating.\n'], relres, tol, name);
    return;
  elseif flag == 0
    fprintf('%s converged at %s to a solution with relative residual %0.2g.\n', name, place, relres);
    return;
  end
  causes = {'the maximum number of iterations was reached', 'the system involving the preconditioner was ill conditioned', ...
            'the method stagnated', 'a scalar quantity became too small or too large to continue computing'};
  fprintf(['%s stopped at %s without converging to the desired tolerance %0.2g\nbecause %s.\n', ...
           'The iterate returned (number %s) has relative residual %0.2g.\n'], ...
          name, place, tol, causes{min(flag, 4)}, sprintf(forms{2, numel(iter)}, iter), relres);
end
