%% Required, optional, named arguments and switches
p = inputParser;
p.FunctionName = 'area';
p.addRequired('width', @isnumeric);
p.addOptional('height', 10, @isnumeric);
p.addParameter('units', 'm', @ischar);
p.addSwitch('fast');
p.parse(3, 4, 'units', 'cm');
assert(p.Results.width == 3 && p.Results.height == 4 && strcmp(p.Results.units, 'cm') && ~p.Results.fast)
assert(p.UsingDefaults, {'fast'})
p.parse(3, 'fast');
assert(p.Results.height, 10)
assert(p.Results.fast, true)
assert(p.Parameters, {'width', 'height', 'units', 'fast'})
assert(fieldnames(p.Results), {'fast'; 'height'; 'units'; 'width'})

%% Names in any case, prefixes, structs
p = inputParser;
addParameter(p, 'LineWidth', 1);
addParameter(p, 'Color', 'b');
parse(p, 'linew', 3);
assert(p.Results.LineWidth, 3)
parse(p, struct('Color', 'r', 'LineWidth', 2));
assert(p.Results.Color, 'r')

%% What does not match is kept where that is asked for
p = inputParser;
p.KeepUnmatched = true;
p.addParameter('a', 1);
p.parse('b', 2, 'a', 3);
assert(p.Unmatched.b, 2)
assert(p.Results.a, 3)

%% Checks may be functions without results
p = inputParser;
p.addRequired('x', @(x) validateattributes(x, {'numeric'}, {'positive'}));
p.parse(5);
assert(p.Results.x, 5)

%% In a function, as it is used
function r = scaled(varargin)
  p = inputParser;
  p.addRequired('x');
  p.addParameter('by', 2, @(b) b > 0);
  p.parse(varargin{:});
  r = p.Results.x * p.Results.by;
end
assert(scaled(3), 6)
assert(scaled(3, 'by', 5), 15)

%% A value that fails its check
% Error: The value of 'x' is invalid. It must satisfy the function: @(x)x>0.
p = inputParser;
p.addRequired('x', @(x) x > 0);
p.parse(-1)

%% A check that raises an error
% Error: The value of 'x' is invalid.
p = inputParser;
p.addRequired('x', @(x) validateattributes(x, {'numeric'}, {'positive'}));
p.parse(-5)

%% A name that was not declared
% Error: 'c' is not a recognized parameter.
p = inputParser;
p.addParameter('a', 1);
p.parse('c', 2)

%% Too few arguments
% Error: Not enough input arguments.
p = inputParser;
p.addRequired('x');
p.parse()

%% what has a place may be given by its name
p = inputParser; p.addRequired('o'); p.addOptional('axes', 'xyz'); p.addOptional('index', '1'); p.addOptional('length', 5);
p.parse(1, 'index', '2', 'length', 7); assert(isequal(p.Results, struct('axes', 'xyz', 'index', '2', 'length', 7, 'o', 1)))
