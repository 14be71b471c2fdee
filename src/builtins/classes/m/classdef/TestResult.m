% What became of a test.
classdef TestResult
  properties
    Name = ''
    Passed = false
    Failed = false
    Incomplete = false
    Duration = 0
    Details = struct()
  end
  methods
    function obj = TestResult(name, passed, failed, incomplete, duration, failures)
      if nargin > 0
        obj.Name = name;
        obj.Passed = passed;
        obj.Failed = failed;
        obj.Incomplete = incomplete;
        obj.Duration = duration;
        obj.Details = struct('DiagnosticRecord', {failures});
      end
    end

    function disp(obj)
      printf('  %d Passed, %d Failed, %d Incomplete.\n', sum([obj.Passed]), sum([obj.Failed]), sum([obj.Incomplete]));
      printf('  %g seconds testing time.\n', sum([obj.Duration]));
    end

    % A row for each.
    function t = table(obj)
      t = table({obj.Name}.', [obj.Passed].', [obj.Failed].', [obj.Incomplete].', [obj.Duration].', {obj.Details}.', ...
        'VariableNames', {'Name', 'Passed', 'Failed', 'Incomplete', 'Duration', 'Details'});
    end

    function assertSuccess(obj)
      if ~all([obj.Passed])
        error('MATLAB:unittest:TestResult:AssertionFailed', 'At least one test failed or was incomplete.');
      end
    end
  end
end
