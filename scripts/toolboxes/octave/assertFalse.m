% assertFalse(test_case, ...), as a function.
function assertFalse(test_case, varargin)
  test_case.assertFalse(varargin{:});
end
