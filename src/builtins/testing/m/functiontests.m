function tests = functiontests(functions)
  if ~iscell(functions) || ~all(cellfun(@(f) isa(f, 'function_handle'), functions(:)))
    error('MATLAB:unittest:functiontests:MustBeCellArrayOfFunctionHandles', 'functiontests: expected a cell array of function handles');
  end
  names = cellfun(@func2str, functions(:), 'UniformOutput', false);
  fixtures = struct();
  for name = {'setupOnce', 'teardownOnce', 'setup', 'teardown'}
    found = find(strcmpi(names, name{1}), 1);
    if ~isempty(found)
      fixtures.(name{1}) = functions{found};
    end
  end
  is_test = ~cellfun('isempty', regexpi(names, '^test|test$', 'once'));
  tests = {};
  for k = find(is_test(:)).'
    tests{end + 1} = matlab.unittest.Test(names{k}, functions{k}, fixtures);
  end
  tests = [tests{:}];
end
