% What runs tests.
classdef TestRunner < handle
  methods (Static)
    function runner = withTextOutput(varargin), runner = matlab.unittest.TestRunner; end
    function runner = withNoPlugins(), runner = matlab.unittest.TestRunner; end
    function runner = withDefaultPlugins(), runner = matlab.unittest.TestRunner; end
  end
  methods
    function addPlugin(~, ~), end
    function results = run(~, tests), results = run(tests); end
  end
end
