function tests = testsuite(names, varargin)
  if nargin == 0
    names = pwd;
  end
  names = cellstr(names);
  tests = {};
  for k = 1:numel(names)
    name = names{k};
    % A name may say which test of a file is wanted.
    wanted = regexp(name, '^(\w+)/(\w+)$', 'tokens', 'once');
    if isfolder(name)
      tests{k} = matlab.unittest.TestSuite.fromFolder(name);
    elseif ~isempty(wanted) && ~isfile(name) && ~isfile([name '.m'])
      tests{k} = matlab.unittest.TestSuite.fromFile(wanted{1}, 'ProcedureName', wanted{2});
    else
      tests{k} = matlab.unittest.TestSuite.fromFile(name);
    end
  end
  tests = [tests{:}];
end
