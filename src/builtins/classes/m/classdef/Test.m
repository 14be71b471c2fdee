% A test: a function or a method of a class, with what runs around it.
classdef Test
  properties
    Name = ''
    ProcedureName = ''
    TestClass = ''
    Parameterization = struct()
  end
  properties (Hidden)
    TestFunction
    Fixtures = struct()
    Arguments = {}
  end
  methods
    function obj = Test(name, f, fixtures)
      if nargin > 0
        obj.Name = name;
        obj.ProcedureName = name;
        obj.TestFunction = f;
        obj.Fixtures = fixtures;
      end
    end

    function results = run(tests)
      results = cell(1, numel(tests));
      k = 1;
      while k <= numel(tests)
        % Those of one class, or of one file, have what is done once.
        last = k;
        while last < numel(tests) && same_home(tests(k), tests(last + 1))
          last = last + 1;
        end
        results(k:last) = run_together(tests(k:last));
        k = last + 1;
      end
      results = [results{:}];
    end

    function tests = selectIf(tests, varargin)
      for k = 1:2:numel(varargin)
        named = char(varargin{k + 1});
        switch char(varargin{k})
          case 'Name'
            tests = tests(~cellfun('isempty', regexp({tests.Name}, ['^' regexptranslate('wildcard', named) '$'], 'once')));
          case 'ProcedureName'
            tests = tests(strcmp({tests.ProcedureName}, named));
        end
      end
    end
  end
  methods (Access = private)
    function same = same_home(a, b)
      same = strcmp(a.TestClass, b.TestClass) && (~isempty(a.TestClass) || isequal(a.Fixtures, b.Fixtures));
    end

    function results = run_together(tests)
      results = cell(1, numel(tests));
      first = tests(1);
      if isempty(first.TestClass)
        once = matlab.unittest.FunctionTestCase;
      else
        once = feval(first.TestClass);
      end
      problem = around(first, once, 'setupOnce', 'TestClassSetup');
      for k = 1:numel(tests)
        results{k} = run_one(tests(k), once, problem);
      end
      finish(once);
      around(first, once, 'teardownOnce', 'TestClassTeardown');
    end

    % What runs before or after: an error of it, or nothing.
    function problem = around(obj, test_case, name, role)
      problem = [];
      try
        if ~isempty(obj.TestClass)
          methods = methods_for(obj.TestClass, role);
          if endsWith(role, 'Teardown')
            methods = flip(methods);
          end
          for k = 1:numel(methods)
            feval(methods{k}, test_case);
          end
        elseif isfield(obj.Fixtures, name)
          f = obj.Fixtures.(name);
          f(test_case);
        end
      catch problem
      end
    end

    function result = run_one(obj, once, problem)
      test_case = copy(once);
      test_case.Failures = {};
      test_case.Afterwards = {};
      started = tic;
      if isempty(problem)
        problem = around(obj, test_case, 'setup', 'TestMethodSetup');
      end
      try
        if ~isempty(problem)
          rethrow(problem);
        elseif isempty(obj.TestClass)
          f = obj.TestFunction;
          f(test_case);
        else
          feval(obj.ProcedureName, test_case, obj.Arguments{:});
        end
      catch problem
      end
      incomplete = ~isempty(problem);
      if incomplete && ~any(strcmp(problem.identifier, {'MATLAB:unittest:Assumable:AssumptionFailed', 'MATLAB:unittest:Assertable:AssertionFailed'}))
        test_case.Failures{end + 1} = ['Error occurred: ' problem.message];
      end
      finish(test_case);
      problem = around(obj, test_case, 'teardown', 'TestMethodTeardown');
      if ~isempty(problem)
        test_case.Failures{end + 1} = ['Error occurred in teardown: ' problem.message];
      end
      failures = test_case.Failures;
      passed = isempty(failures) && ~incomplete;
      result = matlab.unittest.TestResult(obj.Name, passed, ~isempty(failures), incomplete, toc(started), failures);
      line = repmat('=', 1, 80);
      for k = 1:numel(failures)
        printf('%s\nFailed in %s.\n    %s\n%s\n', line, obj.Name, failures{k}, line);
      end
    end
  end
end

% The methods that have a role, those of superclasses first.
function names = methods_for(name, role)
  list = meta.class.fromName(name).MethodList;
  names = {};
  own = {};
  for k = 1:numel(list)
    if list(k).(role) && strcmp(list(k).DefiningClass, name)
      own{end + 1} = list(k).Name;
    elseif list(k).(role)
      names{end + 1} = list(k).Name;
    end
  end
  names = [names, own];
end

% What a test asked to be done after it, the last first.
function finish(test_case)
  while ~isempty(test_case.Afterwards)
    call = test_case.Afterwards{end};
    test_case.Afterwards(end) = [];
    try
      call{1}(call{2:end});
    catch problem
      test_case.Failures{end + 1} = ['Error occurred in teardown: ' problem.message];
    end
  end
end
