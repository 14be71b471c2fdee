%% What holds passes
mustBeText({'a', 'b'})
mustBeTextScalar("a")
mustBeVector([1 2 3])
mustBeA(5, {'char', 'double'})
mustBeInRange([0 1], 0, 1)
mustBeScalarOrEmpty([])
mustBeValidVariableName('x1')

%% What does not is an error
% Error: Value must be greater than 0, and less than 1.
mustBeInRange(1, 0, 1, 'exclusive')

%% The class is named
% Error: Value must be one of the following types: 'char' or 'string'.
mustBeA(5, {'char', 'string'})

%% Names of files that are not kept differ from other files
[folder, name] = fileparts(tempname());
assert(folder, '/tmp')
assert(~isfile(tempname()))

%% messages of validators
function check(f, id, text)
  try
    f();
  catch e
    assert(isequal(e.identifier, ['MATLAB:', id]));
    assert(isequal(strrep(e.message, newline, '|'), text));
    return;
  end
  error('no error');
end
check(@() mustBePositive(-1), 'validators:mustBePositive', 'Value must be positive.');
check(@() mustBeNonpositive(1), 'validators:mustBeNonpositive', 'Value must not be positive.');
check(@() mustBeNonzero([1 0]), 'validators:mustBeNonzero', 'Value must not be zero.');
check(@() mustBeNonNan(NaN), 'validators:mustBeNonNan', 'Value must not be NaN.');
check(@() mustBeInteger(1.5), 'validators:mustBeInteger', 'Value must be integer.');
check(@() mustBeNumericOrLogical('a'), 'validators:mustBeNumericOrLogical', 'Value must be numeric or logical.');
check(@() mustBeNonempty([]), 'validators:mustBeNonempty', 'Value must not be empty.');
check(@() mustBeGreaterThan(1, 5), 'validators:mustBeGreaterThan', 'Value must be greater than 5.');
check(@() mustBeLessThanOrEqual(7, 2.5), 'validators:mustBeLessThanOrEqual', 'Value must be less than or equal to 2.5.');
check(@() mustBeInRange(5, 1, 3), 'validators:mustBeInRange', 'Value must be greater than or equal to 1, and less than or equal to 3.');
check(@() mustBeMember('c', {'a', 'b'}), 'validators:mustBeMember', 'Value must be a member of this set:|    ''a''|    ''b''');
check(@() mustBeMember("c", ["a", "b"]), 'validators:mustBeMember', 'Value must be a member of this set:|    "a"|    "b"');
check(@() mustBeMember(3, [1 2]), 'validators:mustBeMember', 'Value must be a member of this set:|    1|    2');
check(@() mustBeTextScalar(1), 'validators:mustBeTextScalar', 'Value must be a character vector or string scalar.');
check(@() mustBeFile('no such'), 'validators:mustBeFile', 'The following files do not exist: ''no such''.');

%% messages of validateattributes
function check(args, id, text)
  try
    validateattributes(args{:});
  catch e
    place = [args(4:min(4, end)), {id}];
    assert(isequal(e.identifier, ['MATLAB:', strjoin(place, ':')]));
    assert(isequal(strrep(e.message, newline, '|'), text));
    return;
  end
  error('no error');
end
check({-1, {'numeric'}, {'positive'}}, 'expectedPositive', 'Expected input to be positive.');
check({1.5, {'numeric'}, {'integer'}, 'foo', 'x', 2}, 'expectedInteger', 'Expected input number 2, x, to be integer-valued.');
check({1.5, {'numeric'}, {'even'}, 'foo', 'x'}, 'expectedEven', 'Expected x to be even.');
check({1, ["char" "cell"], {}}, 'invalidType', 'Expected input to be one of these types:||char, cell||Instead its type was double.');
check({[1 2], {'numeric'}, {'scalar'}}, 'expectedScalar', 'Expected input to be a scalar.');
check({[1 2], {'numeric'}, {'size', [1 3]}}, 'incorrectSize', 'Expected input to be of size 1x3, but it is of size 1x2.');
check({[1 2], {'numeric'}, {'numel', 3}}, 'incorrectNumel', 'Expected input to be an array with number of elements equal to 3.');
check({5, {'numeric'}, {'<=', 3}}, 'notLessEqual', 'Expected input to be a scalar with value <= 3.');
check({[1 5], {'numeric'}, {'<=', 3}}, 'notLessEqual', 'Expected input to be an array with all of the values <= 3.');
check({NaN, {'numeric'}, {'nonnan'}}, 'expectedNonnan', 'Expected input to be non-NaN.');
validateattributes(1:3, {'numeric'}, {'row', 'increasing', 'numel', 3});

%% messages of arguments blocks
function f(x, o)
  arguments
    x (1,1) double {mustBePositive}
    o.Size {mustBeInteger} = 1
  end
end
try, f(-1), error('none'), catch e, assert(isequal(e.message, 'Invalid argument at position 1. Value must be positive.')), end
try, f([1 2]), error('none'), catch e, assert(isequal(e.message, 'Invalid argument at position 1. Value must be a scalar.')), end
try, f({1}), error('none'), catch e, assert(isequal(e.message, 'Invalid argument at position 1. Value must be of type double or be convertible to double.')), end
try, f(1, 'Size', 1.5), error('none'), catch e, assert(isequal(e.message, 'Invalid name-value argument ''Size''. Value must be integer.')), end

%% numbers are converted to strings where an argument is to be one
function s = named(x)
  arguments
    x (1,:) string
  end
  s = x;
end
assert(isequal(named(5), "5") && isequal(named([1 2]), ["1" "2"]) && isequal(named({'a', 'b'}), ["a" "b"]));

%% counts of arguments and results are complained about without an error
assert(nargchk(0, 1, 1), '')
assert(nargchk(1, 1, 0), 'not enough input arguments')
assert(nargchk(0, 1, 2, 'struct').identifier, 'Octave:nargchk:too-many-inputs')
assert(nargoutchk(0, 1, 1), '')
assert(nargoutchk(1, 1, 0), 'not enough output arguments')
s = nargoutchk(0, 1, 2, 'struct');
assert(isequal(s.message, 'too many output arguments') && isequal(s.identifier, 'Octave:nargoutchk:too-many-outputs'))
assert(size(nargoutchk(0, 1, 1, 'struct')), [0 1])
try, nargoutchk(2, 1, 1); error('none'), catch e, assert(contains(e.message, 'bounds in order')), end
try, nargoutchk(0, 1, 1, 'cell'); error('none'), catch e, assert(contains(e.message, 'struct')), end

%% sizes may ask for more extents than there are, each of one
validateattributes(ones(4, 6, 7, 2), {}, {'size', [4 6 NaN 2 NaN]})
try, validateattributes(ones(4, 6), {}, {'size', [4 6 2]}), error('none'), catch e, assert(contains(e.message, '4x6x2, but it is of size 4x6.')), end
try, mustBeInteger('a'), error('none'), catch e, assert(contains(e.message, 'numeric')), end
try, cast(1, 'double', 2), error('none'), catch e, assert(contains(e.message, 'like')), end
