% What a test that is a function is given: its data, and what every test says.
classdef FunctionTestCase < matlab.unittest.TestCase
  properties
    TestData = struct()
  end
  properties (Hidden)
    Interactive = false
  end
end
