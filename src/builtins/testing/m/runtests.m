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
  chosen = {};
  for k = 2:2:numel(varargin) - 1
    if any(strcmpi(varargin{k}, {'Name', 'ProcedureName'}))
      chosen(end + 1:end + 2) = varargin(k:k + 1);
    end
  end
  for k = 1:numel(names)
    printf('Running %s\n', names{k});
    tests = testsuite(names{k});
    if ~isempty(tests) && ~isempty(chosen)
      tests = selectIf(tests, chosen{:});
    end
    if ~isempty(tests)
      results = [results, run(tests)];
    end
    printf('Done %s\n__________\n\n', names{k});
  end
end
