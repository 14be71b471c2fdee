% assertError(test_case, ...), as a function.
function assertError(test_case, varargin)
  test_case.assertError(varargin{:});
end
