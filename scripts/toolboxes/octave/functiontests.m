% Tests of functions, for an Octave that lacks them.
function tests = functiontests(functions)
  names = cellfun(@func2str, functions(:), 'UniformOutput', false);
  chosen = find(~cellfun('isempty', regexpi(names, '^test|test$', 'once')));
  tests = struct('Name', names(chosen), 'Function', functions(chosen)(:));
  fixtures = struct();
  for name = {'setupOnce', 'teardownOnce', 'setup', 'teardown'}
    found = find(strcmp(names, name{1}), 1);
    if ~isempty(found), fixtures.(name{1}) = functions{found}; end
  end
  if ~isempty(tests), [tests.Fixtures] = deal(fixtures); end
end
