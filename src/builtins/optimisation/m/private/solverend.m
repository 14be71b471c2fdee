function message = solverend(options, flag, headline, reason)
  % What a solver says when it ends, shown as its options ask.
  message = headline;
  if nargin > 3 && isempty(reason)
    reason = sprintf(['Optimization completed because the objective function is non-decreasing in \n', ...
      'feasible directions, to within the value of the optimality tolerance,\n', ...
      'and constraints are satisfied to within the value of the constraint tolerance.']);
  end
  if nargin > 3
    message = sprintf('%s\n\n%s', headline, reason);
  end
  shows = lower(char(optionvalue(options, 'Display', 'final')));
  if any(strcmp(shows, {'final', 'iter', 'final-detailed', 'iter-detailed'})) || flag < 1 && strncmp(shows, 'notify', 6)
    fprintf('\n%s\n\n', message);
  end
end
