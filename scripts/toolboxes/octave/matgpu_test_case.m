% What stands for MATLAB's test case: its assertions, as functions.
function test_case = matgpu_test_case()
  test_case = struct('TestData', struct());
  for word = {'assert', 'verify', 'fatalAssert', 'assume'}
    test_case.([word{1} 'Equal']) = @check_equal;
    test_case.([word{1} 'True']) = @(value, varargin) check(isequal(value, true));
    test_case.([word{1} 'False']) = @(value, varargin) check(isequal(value, false));
    test_case.([word{1} 'Empty']) = @(value, varargin) check(isempty(value));
    test_case.([word{1} 'NotEmpty']) = @(value, varargin) check(~isempty(value));
    test_case.([word{1} 'Error']) = @check_error;
  end
end

function check(holds)
  if ~holds, error('the assertion does not hold'); end
end

function check_equal(actual, expected, varargin)
  absolute = 0;
  relative = 0;
  for k = 1:numel(varargin) - 1
    if strcmpi(varargin{k}, 'AbsTol'), absolute = varargin{k + 1}; end
    if strcmpi(varargin{k}, 'RelTol'), relative = varargin{k + 1}; end
  end
  if isnumeric(actual) && isnumeric(expected) && (any(absolute(:) > 0) || any(relative(:) > 0))
    check(isequal(size(actual), size(expected)));
    difference = abs(double(actual) - double(expected));
    bound = max(absolute, relative .* abs(double(expected)));
    same = (isnan(actual) & isnan(expected)) | actual == expected;
    check(all(same(:) | (difference <= bound)(:)));
  else
    check(isequaln(actual, expected));
  end
end

function check_error(call, varargin)
  try
    call();
  catch
    return
  end
  error('no error was raised');
end
