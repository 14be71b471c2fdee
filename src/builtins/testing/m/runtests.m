function results = runtests(varargin)
  % Options such as 'Verbosity' say how much is printed; the tests come before them.
  given = {};
  if nargin > 0
    given = varargin{1};
  end
  if isa(given, 'matlab.unittest.Test')
    results = run(given);
    return
  end
  results = [];
  if isnumeric(given)
    return
  end
  names = cellstr(given);
  if isempty(names)
    names = {pwd};
  end
  for k = 1:numel(names)
    printf('Running %s\n', names{k});
    tests = testsuite(names{k});
    if ~isempty(tests)
      results = [results, run(tests)];
    end
    printf('Done %s\n__________\n\n', names{k});
  end
end
