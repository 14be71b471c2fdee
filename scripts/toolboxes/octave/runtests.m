% Runs the tests that a file's function gives.
function results = runtests(name)
  tests = feval(name);
  results = struct('Name', {}, 'Passed', {}, 'Details', {});
  for k = 1:numel(tests)
    result = struct('Name', tests(k).Name, 'Passed', true, 'Details', struct('Message', ''));
    try
      test_case = matgpu_test_case();
      if isfield(tests(k).Fixtures, 'setup'), tests(k).Fixtures.setup(test_case); end
      tests(k).Function(test_case);
    catch err
      result.Passed = false;
      result.Details.Message = err.message;
    end
    results(end + 1) = result;
  end
end
