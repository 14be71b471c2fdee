% A test that is a function, with what runs around it.
classdef Test
  properties
    Name = ''
  end
  properties (Hidden)
    TestFunction
    Fixtures = struct()
  end
  methods
    function obj = Test(name, f, fixtures)
      if nargin > 0
        obj.Name = name;
        obj.TestFunction = f;
        obj.Fixtures = fixtures;
      end
    end

    function results = run(tests)
      once = matlab.unittest.FunctionTestCase;
      fixture(tests(1), 'setupOnce', once);
      results = cell(1, numel(tests));
      for k = 1:numel(tests)
        results{k} = run_one(tests(k), once.TestData);
      end
      fixture(tests(1), 'teardownOnce', once);
      results = [results{:}];
    end
  end
  methods (Access = private)
    function fixture(obj, name, test_case)
      if isfield(obj.Fixtures, name)
        f = obj.Fixtures.(name);
        f(test_case);
      end
    end

    function result = run_one(obj, data)
      test_case = matlab.unittest.FunctionTestCase;
      test_case.TestData = data;
      started = tic;
      incomplete = false;
      try
        fixture(obj, 'setup', test_case);
        f = obj.TestFunction;
        f(test_case);
      catch problem
        incomplete = true;
        if ~any(strcmp(problem.identifier, {'MATLAB:unittest:Assumable:AssumptionFailed', 'MATLAB:unittest:Assertable:AssertionFailed'}))
          test_case.Failures{end + 1} = ['Error occurred: ' problem.message];
        end
      end
      try
        fixture(obj, 'teardown', test_case);
      catch problem
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
