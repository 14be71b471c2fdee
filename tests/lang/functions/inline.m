%% Functions made of text
f = inline('x^2 + a', 'x', 'a');
assert(f(3, 1), 10)
assert(formula(f), 'x^2+a')
assert(argnames(f), {'x'; 'a'})
g = vectorize(f);
assert(g([1 2], 1), [2 5])
assert(inline('t*2')(4), 8)

%% fail says what an error should be
fail('error("MATLAB:x:y", "the message")', 'the mes+age')

%% fail fails where there is no error
% Error: none was raised
fail('x = 1')

%% Options behind arguments
[reg, a, b] = parseparams({1, 2, 'beta', 5}, 'alpha', 1, 'beta', 2);
assert(isequal(reg, {1, 2}) && a == 1 && b == 5)
