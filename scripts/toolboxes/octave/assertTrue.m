% assertTrue(test_case, ...), as a function.
function assertTrue(test_case, varargin)
  test_case.assertTrue(varargin{:});
end
