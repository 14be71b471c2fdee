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
  if ischar(given) || isstring(given)
    given = cellstr(given);
  end
  if isempty(given)
    given = {pwd};
  end
  for k = 1:numel(given)
    [folder, name] = fileparts(given{k});
    names = {name};
    if isfolder(given{k})
      folder = given{k};
      files = dir(fullfile(folder, '*.m'));
      [~, names] = cellfun(@fileparts, {files.name}, 'UniformOutput', false);
      names = names(~cellfun('isempty', regexpi(names, '^test|test$', 'once')));
    end
    here = pwd;
    if ~isempty(folder)
      cd(folder);
    end
    for name = names(:).'
      results = [results, of_file(name{1})];
    end
    cd(here);
  end
end

function results = of_file(name)
  if exist(name) ~= 2
    error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'runtests: there is no test file ''%s''', name);
  end
  gives = 0;
  try
    gives = nargout(name);
  end
  if gives ~= 0
    tests = feval(name);
  else
    tests = matlab.unittest.Test(name, @(test_case) run(name), struct());
  end
  for k = 1:numel(tests)
    tests(k).Name = [name '/' tests(k).Name];
  end
  printf('Running %s\n', name);
  results = [];
  if ~isempty(tests)
    results = run(tests);
  end
  printf('Done %s\n__________\n\n', name);
end
