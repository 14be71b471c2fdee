% assertEmpty(test_case, ...), as a function.
function assertEmpty(test_case, varargin)
  test_case.assertEmpty(varargin{:});
end
