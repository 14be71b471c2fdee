% What a test says that must hold, and what is done after it. What is verified and does not hold is noted, and the test goes on; what is
% asserted ends it; what is assumed leaves it out.
classdef TestCase < matlab.mixin.Copyable
  properties (Hidden)
    Failures = {}
    Afterwards = {}
  end
  methods (Static)
    function t = forInteractiveUse()
      t = matlab.unittest.FunctionTestCase;
      t.Interactive = true;
    end
  end
  methods
    function verifyTrue(t, varargin), qualify(t, 'verify', 'True', varargin{:}); end
    function verifyFalse(t, varargin), qualify(t, 'verify', 'False', varargin{:}); end
    function verifyEqual(t, varargin), qualify(t, 'verify', 'Equal', varargin{:}); end
    function verifyNotEqual(t, varargin), qualify(t, 'verify', 'NotEqual', varargin{:}); end
    function verifyEmpty(t, varargin), qualify(t, 'verify', 'Empty', varargin{:}); end
    function verifyNotEmpty(t, varargin), qualify(t, 'verify', 'NotEmpty', varargin{:}); end
    function verifySize(t, varargin), qualify(t, 'verify', 'Size', varargin{:}); end
    function verifyLength(t, varargin), qualify(t, 'verify', 'Length', varargin{:}); end
    function verifyNumElements(t, varargin), qualify(t, 'verify', 'NumElements', varargin{:}); end
    function verifyClass(t, varargin), qualify(t, 'verify', 'Class', varargin{:}); end
    function verifyInstanceOf(t, varargin), qualify(t, 'verify', 'InstanceOf', varargin{:}); end
    function verifyGreaterThan(t, varargin), qualify(t, 'verify', 'GreaterThan', varargin{:}); end
    function verifyGreaterThanOrEqual(t, varargin), qualify(t, 'verify', 'GreaterThanOrEqual', varargin{:}); end
    function verifyLessThan(t, varargin), qualify(t, 'verify', 'LessThan', varargin{:}); end
    function verifyLessThanOrEqual(t, varargin), qualify(t, 'verify', 'LessThanOrEqual', varargin{:}); end
    function verifyError(t, varargin), qualify(t, 'verify', 'Error', varargin{:}); end
    function verifyWarning(t, varargin), qualify(t, 'verify', 'Warning', varargin{:}); end
    function verifyWarningFree(t, varargin), qualify(t, 'verify', 'WarningFree', varargin{:}); end
    function verifyMatches(t, varargin), qualify(t, 'verify', 'Matches', varargin{:}); end
    function verifySubstring(t, varargin), qualify(t, 'verify', 'Substring', varargin{:}); end
    function verifyReturnsTrue(t, varargin), qualify(t, 'verify', 'ReturnsTrue', varargin{:}); end
    function verifyFail(t, varargin), qualify(t, 'verify', 'Fail', varargin{:}); end
    function verifySameHandle(t, varargin), qualify(t, 'verify', 'Same', varargin{:}); end
    function verifyNotSameHandle(t, varargin), qualify(t, 'verify', 'NotSame', varargin{:}); end
    function assertTrue(t, varargin), qualify(t, 'assert', 'True', varargin{:}); end
    function assertFalse(t, varargin), qualify(t, 'assert', 'False', varargin{:}); end
    function assertEqual(t, varargin), qualify(t, 'assert', 'Equal', varargin{:}); end
    function assertNotEqual(t, varargin), qualify(t, 'assert', 'NotEqual', varargin{:}); end
    function assertEmpty(t, varargin), qualify(t, 'assert', 'Empty', varargin{:}); end
    function assertNotEmpty(t, varargin), qualify(t, 'assert', 'NotEmpty', varargin{:}); end
    function assertSize(t, varargin), qualify(t, 'assert', 'Size', varargin{:}); end
    function assertLength(t, varargin), qualify(t, 'assert', 'Length', varargin{:}); end
    function assertNumElements(t, varargin), qualify(t, 'assert', 'NumElements', varargin{:}); end
    function assertClass(t, varargin), qualify(t, 'assert', 'Class', varargin{:}); end
    function assertInstanceOf(t, varargin), qualify(t, 'assert', 'InstanceOf', varargin{:}); end
    function assertGreaterThan(t, varargin), qualify(t, 'assert', 'GreaterThan', varargin{:}); end
    function assertGreaterThanOrEqual(t, varargin), qualify(t, 'assert', 'GreaterThanOrEqual', varargin{:}); end
    function assertLessThan(t, varargin), qualify(t, 'assert', 'LessThan', varargin{:}); end
    function assertLessThanOrEqual(t, varargin), qualify(t, 'assert', 'LessThanOrEqual', varargin{:}); end
    function assertError(t, varargin), qualify(t, 'assert', 'Error', varargin{:}); end
    function assertWarning(t, varargin), qualify(t, 'assert', 'Warning', varargin{:}); end
    function assertWarningFree(t, varargin), qualify(t, 'assert', 'WarningFree', varargin{:}); end
    function assertMatches(t, varargin), qualify(t, 'assert', 'Matches', varargin{:}); end
    function assertSubstring(t, varargin), qualify(t, 'assert', 'Substring', varargin{:}); end
    function assertReturnsTrue(t, varargin), qualify(t, 'assert', 'ReturnsTrue', varargin{:}); end
    function assertFail(t, varargin), qualify(t, 'assert', 'Fail', varargin{:}); end
    function assertSameHandle(t, varargin), qualify(t, 'assert', 'Same', varargin{:}); end
    function assertNotSameHandle(t, varargin), qualify(t, 'assert', 'NotSame', varargin{:}); end
    function fatalAssertTrue(t, varargin), qualify(t, 'fatalAssert', 'True', varargin{:}); end
    function fatalAssertFalse(t, varargin), qualify(t, 'fatalAssert', 'False', varargin{:}); end
    function fatalAssertEqual(t, varargin), qualify(t, 'fatalAssert', 'Equal', varargin{:}); end
    function fatalAssertNotEqual(t, varargin), qualify(t, 'fatalAssert', 'NotEqual', varargin{:}); end
    function fatalAssertEmpty(t, varargin), qualify(t, 'fatalAssert', 'Empty', varargin{:}); end
    function fatalAssertNotEmpty(t, varargin), qualify(t, 'fatalAssert', 'NotEmpty', varargin{:}); end
    function fatalAssertSize(t, varargin), qualify(t, 'fatalAssert', 'Size', varargin{:}); end
    function fatalAssertLength(t, varargin), qualify(t, 'fatalAssert', 'Length', varargin{:}); end
    function fatalAssertNumElements(t, varargin), qualify(t, 'fatalAssert', 'NumElements', varargin{:}); end
    function fatalAssertClass(t, varargin), qualify(t, 'fatalAssert', 'Class', varargin{:}); end
    function fatalAssertInstanceOf(t, varargin), qualify(t, 'fatalAssert', 'InstanceOf', varargin{:}); end
    function fatalAssertGreaterThan(t, varargin), qualify(t, 'fatalAssert', 'GreaterThan', varargin{:}); end
    function fatalAssertGreaterThanOrEqual(t, varargin), qualify(t, 'fatalAssert', 'GreaterThanOrEqual', varargin{:}); end
    function fatalAssertLessThan(t, varargin), qualify(t, 'fatalAssert', 'LessThan', varargin{:}); end
    function fatalAssertLessThanOrEqual(t, varargin), qualify(t, 'fatalAssert', 'LessThanOrEqual', varargin{:}); end
    function fatalAssertError(t, varargin), qualify(t, 'fatalAssert', 'Error', varargin{:}); end
    function fatalAssertWarning(t, varargin), qualify(t, 'fatalAssert', 'Warning', varargin{:}); end
    function fatalAssertWarningFree(t, varargin), qualify(t, 'fatalAssert', 'WarningFree', varargin{:}); end
    function fatalAssertMatches(t, varargin), qualify(t, 'fatalAssert', 'Matches', varargin{:}); end
    function fatalAssertSubstring(t, varargin), qualify(t, 'fatalAssert', 'Substring', varargin{:}); end
    function fatalAssertReturnsTrue(t, varargin), qualify(t, 'fatalAssert', 'ReturnsTrue', varargin{:}); end
    function fatalAssertFail(t, varargin), qualify(t, 'fatalAssert', 'Fail', varargin{:}); end
    function fatalAssertSameHandle(t, varargin), qualify(t, 'fatalAssert', 'Same', varargin{:}); end
    function fatalAssertNotSameHandle(t, varargin), qualify(t, 'fatalAssert', 'NotSame', varargin{:}); end
    function assumeTrue(t, varargin), qualify(t, 'assume', 'True', varargin{:}); end
    function assumeFalse(t, varargin), qualify(t, 'assume', 'False', varargin{:}); end
    function assumeEqual(t, varargin), qualify(t, 'assume', 'Equal', varargin{:}); end
    function assumeNotEqual(t, varargin), qualify(t, 'assume', 'NotEqual', varargin{:}); end
    function assumeEmpty(t, varargin), qualify(t, 'assume', 'Empty', varargin{:}); end
    function assumeNotEmpty(t, varargin), qualify(t, 'assume', 'NotEmpty', varargin{:}); end
    function assumeSize(t, varargin), qualify(t, 'assume', 'Size', varargin{:}); end
    function assumeLength(t, varargin), qualify(t, 'assume', 'Length', varargin{:}); end
    function assumeNumElements(t, varargin), qualify(t, 'assume', 'NumElements', varargin{:}); end
    function assumeClass(t, varargin), qualify(t, 'assume', 'Class', varargin{:}); end
    function assumeInstanceOf(t, varargin), qualify(t, 'assume', 'InstanceOf', varargin{:}); end
    function assumeGreaterThan(t, varargin), qualify(t, 'assume', 'GreaterThan', varargin{:}); end
    function assumeGreaterThanOrEqual(t, varargin), qualify(t, 'assume', 'GreaterThanOrEqual', varargin{:}); end
    function assumeLessThan(t, varargin), qualify(t, 'assume', 'LessThan', varargin{:}); end
    function assumeLessThanOrEqual(t, varargin), qualify(t, 'assume', 'LessThanOrEqual', varargin{:}); end
    function assumeError(t, varargin), qualify(t, 'assume', 'Error', varargin{:}); end
    function assumeWarning(t, varargin), qualify(t, 'assume', 'Warning', varargin{:}); end
    function assumeWarningFree(t, varargin), qualify(t, 'assume', 'WarningFree', varargin{:}); end
    function assumeMatches(t, varargin), qualify(t, 'assume', 'Matches', varargin{:}); end
    function assumeSubstring(t, varargin), qualify(t, 'assume', 'Substring', varargin{:}); end
    function assumeReturnsTrue(t, varargin), qualify(t, 'assume', 'ReturnsTrue', varargin{:}); end
    function assumeFail(t, varargin), qualify(t, 'assume', 'Fail', varargin{:}); end
    function assumeSameHandle(t, varargin), qualify(t, 'assume', 'Same', varargin{:}); end
    function assumeNotSameHandle(t, varargin), qualify(t, 'assume', 'NotSame', varargin{:}); end

    function addTeardown(t, f, varargin)
      t.Afterwards{end + 1} = [{f}, varargin];
    end

    function results = run(t, name)
      tests = matlab.unittest.TestSuite.fromClass(metaclass(t));
      if nargin > 1
        tests = tests(strcmp({tests.ProcedureName}, char(name)));
      end
      results = run(tests);
    end

    function log(~, varargin)
      printf('%s\n', varargin{end});
    end
  end
  methods (Access = private)
    function qualify(t, kind, what, varargin)
      [holds, why, message] = judged(what, varargin);
      if holds
        return
      end
      if ~isempty(message)
        why = [char(message) ': ' why];
      end
      if strcmp(kind, 'assume')
        error('MATLAB:unittest:Assumable:AssumptionFailed', '%s', why);
      end
      t.Failures{end + 1} = [kind what ' failed: ' why];
      if isprop(t, 'Interactive') && t.Interactive
        printf('Verification failed: %s\n', why);
      end
      if ~strcmp(kind, 'verify')
        error('MATLAB:unittest:Assertable:AssertionFailed', '%s', why);
      end
    end
  end
end

% Whether something holds, why not, and what the test says to that.
function [holds, why, message] = judged(what, args)
  message = '';
  why = '';
  expected = [];
  actual = [];
  switch what
    case 'Fail'
      rest = args;
    case {'True', 'False', 'Empty', 'NotEmpty', 'WarningFree', 'ReturnsTrue'}
      actual = args{1};
      rest = args(2:end);
    otherwise
      actual = args{1};
      expected = args{2};
      rest = args(3:end);
  end
  switch what
    case 'Fail'
      holds = false;
      why = 'the test says so';
    case 'True'
      holds = islogical(actual) && isscalar(actual) && actual;
      why = 'the value must be a true logical scalar';
    case 'False'
      holds = islogical(actual) && isscalar(actual) && ~actual;
      why = 'the value must be a false logical scalar';
    case {'Equal', 'NotEqual'}
      [absolute, relative, rest] = tolerances(rest);
      [holds, why] = alike(actual, expected, absolute, relative);
      if strcmp(what, 'NotEqual')
        holds = ~holds;
        why = 'the values must not be equal';
      end
    case 'Same'
      holds = isequal(class(actual), class(expected)) && all(actual == expected);
      why = 'the handles must be the same';
    case 'NotSame'
      holds = ~isequal(class(actual), class(expected)) || ~all(actual == expected);
      why = 'the handles must not be the same';
    case 'Matches'
      holds = ~isempty(regexp(char(actual), char(expected), 'once'));
      why = ['the text ''' char(actual) ''' does not match ''' char(expected) ''''];
    case 'Substring'
      holds = contains(actual, expected);
      why = ['the text ''' char(actual) ''' does not contain ''' char(expected) ''''];
    case 'ReturnsTrue'
      given = actual();
      holds = islogical(given) && isscalar(given) && given;
      why = 'the function must return true';
    case 'Warning'
      lastwarn('', '');
      actual();
      [~, id] = lastwarn;
      holds = strcmp(id, char(expected));
      why = ['the warning was ''' id ''', expected ''' char(expected) ''''];
    case 'Empty'
      holds = isempty(actual);
      why = ['the value must be empty; its size is ' mat2str(size(actual))];
    case 'NotEmpty'
      holds = ~isempty(actual);
      why = 'the value must not be empty';
    case 'Size'
      holds = isequal(size(actual), expected);
      why = ['the size is ' mat2str(size(actual)) ', expected ' mat2str(expected)];
    case 'Length'
      holds = length(actual) == expected;
      why = sprintf('the length is %d, expected %d', length(actual), expected);
    case 'NumElements'
      holds = numel(actual) == expected;
      why = sprintf('there are %d elements, expected %d', numel(actual), expected);
    case 'Class'
      holds = strcmp(class(actual), name_of(expected));
      why = ['the class is ' class(actual) ', expected ' name_of(expected)];
    case 'InstanceOf'
      holds = isa(actual, name_of(expected));
      why = ['the class is ' class(actual) ', which is no ' name_of(expected)];
    case 'GreaterThan'
      holds = all(actual(:) > expected(:));
      why = 'the value must be greater';
    case 'GreaterThanOrEqual'
      holds = all(actual(:) >= expected(:));
      why = 'the value must be greater or equal';
    case 'LessThan'
      holds = all(actual(:) < expected(:));
      why = 'the value must be less';
    case 'LessThanOrEqual'
      holds = all(actual(:) <= expected(:));
      why = 'the value must be less or equal';
    case 'WarningFree'
      lastwarn('');
      actual();
      holds = isempty(lastwarn);
      why = ['there was a warning: ' lastwarn];
    case 'Error'
      holds = false;
      why = 'no error was raised';
      try
        actual();
      catch problem
        holds = ~ischar(expected) && ~isstring(expected) || isempty(expected) || strcmp(problem.identifier, char(expected));
        why = ['the error was ''' problem.identifier ''': ' problem.message];
      end
  end
  if ~isempty(rest) && (ischar(rest{1}) || isstring(rest{1}))
    message = rest{1};
  end
end

function [absolute, relative, rest] = tolerances(rest)
  absolute = [];
  relative = [];
  while numel(rest) > 1 && (ischar(rest{1}) || isstring(rest{1}))
    if strcmpi(rest{1}, 'AbsTol')
      absolute = rest{2};
    elseif strcmpi(rest{1}, 'RelTol')
      relative = rest{2};
    else
      break
    end
    rest = rest(3:end);
  end
end

function name = name_of(class)
  if ischar(class) || isstring(class)
    name = char(class);
  else
    name = class.Name;
  end
end

% Whether two values are of one class and size, with elements that are equal or within a tolerance.
function [same, why] = alike(actual, expected, absolute, relative)
  why = '';
  same = true;
  if ~strcmp(class(actual), class(expected))
    same = false;
    why = ['the class is ' class(actual) ', expected ' class(expected)];
  elseif ~isobject(actual) && ~isequal(size(actual), size(expected))
    same = false;
    why = ['the size is ' mat2str(size(actual)) ', expected ' mat2str(size(expected))];
  elseif iscell(actual)
    for k = 1:numel(actual)
      [same, why] = alike(actual{k}, expected{k}, absolute, relative);
      if ~same
        return
      end
    end
  elseif isstruct(actual)
    names = sort(fieldnames(expected));
    same = isequal(sort(fieldnames(actual)), names);
    why = 'the fields differ';
    for k = 1:numel(actual) * same
      for f = 1:numel(names)
        [same, why] = alike(actual(k).(names{f}), expected(k).(names{f}), absolute, relative);
        if ~same
          return
        end
      end
    end
  elseif isfloat(actual) && ~(isempty(absolute) && isempty(relative))
    bound = zeros(size(expected));
    if ~isempty(absolute)
      bound = max(bound, double(absolute));
    end
    if ~isempty(relative)
      bound = max(bound, double(relative) .* abs(double(expected)));
    end
    within = actual == expected | isnan(actual) & isnan(expected) | abs(actual - expected) <= bound;
    same = all(within(:));
    if ~same
      worst = find(~within(:), 1);
      why = sprintf('element %d is %.15g, expected %.15g', worst, actual(worst), expected(worst));
    end
  else
    same = isequaln(actual, expected);
    if ~same && isnumeric(actual) && isscalar(actual)
      why = sprintf('the value is %.15g, expected %.15g', actual, expected);
    elseif ~same && ischar(actual) && isrow(actual) && isrow(expected)
      why = ['the text is ''' actual ''', expected ''' expected ''''];
    elseif ~same
      why = 'the values differ';
    end
  end
end
