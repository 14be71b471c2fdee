% assertEqual(test_case, ...), as a function.
function assertEqual(test_case, varargin)
  test_case.assertEqual(varargin{:});
end
