function message = solverend(options, flag, headline, reason)
  % What a solver says when it ends, shown as its options ask.
  message = sprintf('%s\n\n%s', headline, reason);
  shows = lower(char(optionvalue(options, 'Display', 'final')));
  if any(strcmp(shows, {'final', 'iter', 'final-detailed', 'iter-detailed'})) || flag < 1 && strncmp(shows, 'notify', 6)
    fprintf('\n%s\n\n', message);
  end
end
