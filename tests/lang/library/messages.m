%% validators say what a value must be
try, mustBePositive(-1); catch e, disp(e.message); end
try, mustBeInteger(1.5); catch e, disp(e.message); end
try, mustBeMember("c", ["a" "b"]); catch e, disp(e.message); end
try, mustBeInRange(5, 1, 3); catch e, disp(e.message); end
try, mustBeNonempty([]); catch e, disp(e.message); end
try, mustBeGreaterThan(1, 2); catch e, disp(e.message); end
try, mustBeA(1, 'char'); catch e, disp(e.message); end
% Prints: Value must be positive.
% Prints: Value must be integer.
% Prints: Value must be a member of this set:
% Prints: "a"
% Prints: "b"
% Prints: Value must be greater than or equal to 1, and less than or equal to 3.
% Prints: Value must not be empty.
% Prints: Value must be greater than 2.
% Prints: Value must be one of the following types: 'char'.

%% sizes of arguments in words
try, half([1 2]); catch e, disp(e.message); end
try, half(-1); catch e, disp(e.message); end
function y = half(x)
  arguments
    x (1,1) double {mustBePositive}
  end
  y = x / 2;
end
% Prints: Invalid argument at position 1. Value must be a scalar.
% Prints: Invalid argument at position 1. Value must be positive.

%% validateattributes says what was expected
try, validateattributes(-1, {'numeric'}, {'positive'}); catch e, disp(e.message); disp(e.identifier); end
try, validateattributes([1 2], {'char', 'logical'}, {}); catch e, disp(e.message); end
try, validateattributes([1 2], {'numeric'}, {'size', [2 NaN]}, 'f', 'X', 2); catch e, disp(e.message); disp(e.identifier); end
try, validateattributes(1.5, {'numeric'}, {'integer'}, 'f', 'X'); catch e, disp(e.message); end
try, validateattributes(1, {'numeric'}, {'>=', 2}); catch e, disp(e.message); end
try, validateattributes(NaN, {'numeric'}, {'positive'}); catch e, disp(e.message); end
% Prints: Expected input to be positive.
% Prints: MATLAB:expectedPositive
% Prints: Expected input to be one of these types:
% Prints: char, logical
% Prints: Instead its type was double.
% Prints: Expected input number 2, X, to be of size 2xM, but it is of size 1x2.
% Prints: MATLAB:f:incorrectSize
% Prints: Expected X to be integer-valued.
% Prints: Expected input to be a scalar with value >= 2.
% Prints: Expected input to be positive.

%% validatestring lists the choices
try, validatestring('z', {'apple', 'bear'}); catch e, disp(e.message); end
% Prints: Expected input to match one of these values:
% Prints: 'apple', 'bear'
% Prints: The input, 'z', did not match any of the valid values.

%% functions over cells and arrays
try, cellfun(@(x) [x x], {1, 2}); catch e, disp(e.message); disp(e.identifier); end
try, arrayfun(@(x) 'ab', 1:2); catch e, disp(e.message); end
% Prints: Non-scalar in Uniform output, at index 1, output 1.
% Prints: Set 'UniformOutput' to false.
% Prints: MATLAB:cellfun:NotAScalarOutput
% Prints: Non-scalar in Uniform output, at index 1, output 1.
% Prints: Set 'UniformOutput' to false.

%% operators say which they are
try, -{1}; catch e, disp(e.message); end
try, ~struct('a', 1); catch e, disp(e.message); end
try, {1} + {2}; catch e, disp(e.message); end
try, f = @sin; f + 1; catch e, disp(e.message); end
try, "a" * 2; catch e, disp(e.message); end
try, ones(2, 3) ^ 2; catch e, disp(e.message); end
try, ones(2, 3) \ ones(3, 1); catch e, disp(e.message); end
% Prints: Unary operator '-' is not supported for operand of type 'cell'.
% Prints: Unary operator '~' is not supported for operand of type 'struct'.
% Prints: Operator '+' is not supported for operands of type 'cell'.
% Prints: Operator '+' is not supported for operands of type 'function_handle' and 'double'.
% Prints: Operator '*' is not supported for operands of type 'string' and 'double'.
% Prints: Incorrect dimensions for raising a matrix to a power. Check that the matrix is square and the power is a scalar. To operate on each element of the matrix individually, use POWER (.^) for elementwise power.
% Prints: Matrix dimensions must agree.

%% messages that programs look at
try, m = containers.Map('KeyType', 'double', 'ValueType', 'any'); m(3); catch e, disp(e.message); end
try, rmfield(struct('a', 1), 'b'); catch e, disp(e.message); end
try, inv([1 2 3]); catch e, disp(e.message); end
try, assert(false); catch e, disp(e.message); end
try, fgetl(-1); catch e, disp(e.message); end
try, factorial(-1); catch e, disp(e.message); end
try, sprintf('%s', {}); catch e, disp(e.message); end
try, fzero(@(x) x ^ 2 + 1, [0 1]); catch e, disp(e.message); end
try, x = 1; x{1}; catch e, disp(e.message); end
try, cell2mat({1, 'a'}); catch e, disp(e.message); end
% Prints: The specified key is not present in this container.
% Prints: A field named 'b' doesn't exist.
% Prints: Matrix must be square.
% Prints: Assertion failed.
% Prints: Invalid file identifier. Use fopen to generate a valid file identifier.
% Prints: N must be an array of real non-negative integers.
% Prints: Function is not defined for 'cell' inputs.
% Prints: The function values at the interval endpoints must differ in sign.
% Prints: Brace indexing is not supported for variables of this type.
% Prints: All contents of the input cell array must be of the same data type.

%% the report of an error
assert(strcmp(getReport(MException('a:b', 'no')), 'no'));
try, bad(1); catch e, r = e.getReport('basic'); end
assert(contains(r, 'Error using bad (line') && endsWith(r, 'no good'));
function bad(x)
  error('no good');
end

%% a warning may be an error
warning('error', 'my:id');
try, warning('my:id', 'careful %d', 3); assert(false); catch e, assert(strcmp(e.identifier, 'my:id') && strcmp(e.message, 'careful 3')); end
warning('other:id', 'shown');
s = warning('on', 'my:id');
assert(strcmp(s.state, 'error'))
warning('my:id', 'shown again');
warning(s);
try, warning('my:id', 'no'); assert(false); catch e, assert(strcmp(e.message, 'no')); end

%% options that there are not
try, mean([1 2], 'foo'); assert(false); catch e, assert(contains(e.message, 'mean: ') && contains(e.message, '''foo''')); end
try, idivide(int8(7), int8(2), 'foo'); assert(false); catch e, assert(contains(e.message, 'found ''foo''')); end
try, circshift([1 2 3], [1 2], 2); assert(false); catch e, assert(contains(e.message, 'one shift')); end
try, rescale(1, 0, 'a'); assert(false); catch e, assert(contains(e.message, 'numbers for the bounds')); end

%% warning gives the states that it changes
before = warning('off', 'a:b');
old = warning(struct('identifier', {'a:b', 'c:d'}, 'state', {'on', 'off'}));
assert(isequal({old.identifier; old.state}, {'a:b', 'c:d'; 'off', 'on'}))
assert(isequal(warning(old), struct('identifier', {'a:b', 'c:d'}, 'state', {'on', 'off'})))
warning(before);

%% initial values of a filter, and primes up to NaN
try, filter([1 3], 1, [1 2; 3 4], [4; 5]); assert(false); catch e, assert(contains(e.message, 'in 1 rows, found 2')); end
assert(filter([1 3], 1, [1 2; 3 4], [4 5]), [5 7; 6 10])
try, primes(NaN); assert(false); catch e, assert(contains(e.message, 'found NaN')); end

%% bits moved within a class, or some digits
assert(isequal(bitshift(6, 5:7, 'int8'), [-64 -128 0]) && isequal(bitshift(6, 5:7, 'uint8'), [192 128 0]))
assert(isequal(bitshift(255, [1 -1], 8), [254 127]) && isequal(bitshift(uint8(255), 0, 4), uint8(15)))
assert(isequal(bitshift(int32([1 2; 3 4]), [1 2; 3 4], 2), int32([2 0; 0 0])))
assert(class(bitshift(single(3), 1, 'uint8')), 'single')
try, bitshift(10, 1, -1); assert(false); catch e, assert(contains(e.message, 'found -1')); end
try, bitshift(10, 1, 'double'); assert(false); catch e, assert(contains(e.message, 'class of integers')); end

%% no geometric mean of negative numbers
% Error: not negative for a geometric mean
mean([1 -1], 'g')

%% a date has one day, a matrix that is not sparse no threshold
try, datevec('1/2/30', 'mm/dd/dd'); assert(false); catch e, assert(contains(e.message, 'each part of a date once')); end
try, autoreg_matrix([1 2], 3); assert(false); catch e, assert(contains(e.message, 'at most 2')); end
try, lu([1 2; 3 4], 2); assert(false); catch e, assert(contains(e.message, 'sparse')); end
[~, ~, p] = lu([1 2; 3 4], 'vector'); assert(p, [2 1])

%% typeinfo of onCleanup
c = onCleanup(@() 1); assert(strcmp(typeinfo(c), 'onCleanup'))
