%% What holds passes
mustBeText({'a', 'b'})
mustBeTextScalar("a")
mustBeVector([1 2 3])
mustBeA(5, {'char', 'double'})
mustBeInRange([0 1], 0, 1)
mustBeScalarOrEmpty([])
mustBeValidVariableName('x1')

%% What does not is an error
% Error: must be in the range from 0 to 1
mustBeInRange(1, 0, 1, 'exclusive')

%% The class is named
% Error: must be of class char or string; found double
mustBeA(5, {'char', 'string'})

%% Names of files that are not kept differ from other files
[folder, name] = fileparts(tempname());
assert(folder, '/tmp')
assert(~isfile(tempname()))
