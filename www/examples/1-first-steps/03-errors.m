% Errors: caught, with their identifiers
1;
function r = inverse(x)
    if x == 0
        error('demo:zero', 'the inverse of %d is not a number', x);
    end
    r = 1 / x;
end

for x = [2 0]
    try
        fprintf('1/%d = %g\n', x, inverse(x));
    catch problem
        fprintf('%s: %s\n', problem.identifier, problem.message);
    end
end

A = magic(3);
try
    A(4, 1)
catch problem
    disp(problem.identifier);
end
