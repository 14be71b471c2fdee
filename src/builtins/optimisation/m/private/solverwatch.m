function stop = solverwatch(options, x, values, state)
  % Whether the output functions of a solver, which all are called, want it to stop.
  stop = false;
  watchers = optionvalue(options, 'OutputFcn', []);
  if isempty(watchers)
    return;
  end
  if ~iscell(watchers)
    watchers = {watchers};
  end
  for k = 1:numel(watchers)
    watcher = watchers{k};
    if ischar(watcher) || isstring(watcher)
      watcher = str2func(char(watcher));
    end
    asked = watcher(x, values, state);
    stop = stop || ~isempty(asked) && any(logical(asked(:)));
  end
end
