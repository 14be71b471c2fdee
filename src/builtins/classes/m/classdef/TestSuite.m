% Where tests come from.
classdef TestSuite
  methods (Static)
    % A test for each method of a class that is one, and each value of what it is given.
    function tests = fromClass(class, varargin)
      tests = {};
      object = feval(class.Name);
      for k = 1:numel(class.MethodList)
        method = class.MethodList(k);
        if ~method.Test
          continue
        end
        given = choices(object, method.InputNames(2:end));
        for g = 1:numel(given)
          test = matlab.unittest.Test(method.Name, [], struct());
          test.TestClass = class.Name;
          test.Parameterization = given{g}.about;
          test.Arguments = given{g}.values;
          test.Name = [class.Name '/' method.Name given{g}.name];
          tests{end + 1} = test;
        end
      end
      tests = [tests{:}];
      if ~isempty(tests) && ~isempty(varargin)
        tests = selectIf(tests, varargin{:});
      end
    end

    function tests = fromMethod(class, name)
      tests = matlab.unittest.TestSuite.fromClass(class);
      tests = tests(strcmp({tests.ProcedureName}, char(name)));
    end

    % Those of a file: a class, a function that gives tests, or a script, which is one.
    function tests = fromFile(file, varargin)
      [folder, name] = fileparts(char(file));
      here = pwd;
      back = onCleanup(@() cd(here));
      if ~isempty(folder)
        cd(folder);
      end
      class = meta.class.fromName(name);
      if ~isempty(class)
        tests = matlab.unittest.TestSuite.fromClass(class);
      elseif exist(name) ~= 2
        error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'runtests: there is no test file ''%s''', name);
      else
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
          tests(k).Name = [name '/' tests(k).ProcedureName];
        end
      end
      if ~isempty(tests) && ~isempty(varargin)
        tests = selectIf(tests, varargin{:});
      end
    end

    % Those of all files of a folder whose names say so, and of all classes of tests.
    function tests = fromFolder(folder, varargin)
      files = dir(fullfile(char(folder), '*.m'));
      tests = {};
      for k = 1:numel(files)
        [~, name] = fileparts(files(k).name);
        file = fullfile(char(folder), files(k).name);
        if ~isempty(regexpi(name, '^test|test$', 'once')) || ~isempty(regexp(fileread(file), '^\s*classdef[^\n]*<\s*matlab\.unittest\.TestCase', 'once'))
          tests{end + 1} = matlab.unittest.TestSuite.fromFile(file, varargin{:});
        end
      end
      tests = [tests{:}];
    end
  end
end

% Each way to give values to the arguments of these names: the parameters of an object's class.
function ways = choices(object, names)
  ways = {struct('name', '', 'values', {{}}, 'about', struct())};
  for n = 1:numel(names)
    if ~isprop(object, names{n})
      error('MATLAB:unittest:TestSuite:NoParameter', 'the class ''%s'' has no parameter ''%s''', class(object), names{n});
    end
    values = object.(names{n});
    if isstruct(values)
      labels = fieldnames(values);
      values = struct2cell(values);
    else
      labels = cell(size(values));
      for k = 1:numel(values)
        labels{k} = sprintf('value%d', k);
        if (ischar(values{k}) || isstring(values{k})) && isvarname(char(values{k}))
          labels{k} = char(values{k});
        end
      end
    end
    more = {};
    for w = 1:numel(ways)
      for k = 1:numel(values)
        way = ways{w};
        if isempty(way.name)
          way.name = ['(' names{n} '=' labels{k} ')'];
        else
          way.name = [way.name(1:end - 1) ',' names{n} '=' labels{k} ')'];
        end
        way.values{end + 1} = values{k};
        way.about.(names{n}) = values{k};
        more{end + 1} = way;
      end
    end
    ways = more;
  end
end
