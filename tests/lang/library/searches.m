%% a genetic algorithm
rng(1);
[x, f, flag, out] = ga(@(x) sum((x - [1 2]) .^ 2), 2, [], [], [], [], [-5 -5], [5 5]);
assert(x, [1 2], 1e-2)
assert(f, sum((x - [1 2]) .^ 2))
assert(flag, 1)
o = optimoptions('ga', 'MaxGenerations', 5, 'PopulationSize', 20);
[x, f, flag, out, P, scores] = ga(@(x) sum(x .^ 2), 2, [], [], [], [], [], [], [], o);
assert([out.generations, size(P)], [5 20 2])
assert(f, min(scores))

%% a genetic algorithm keeps to what is allowed
rng(2);
o = optimoptions('ga', 'PopulationSize', 30, 'MaxGenerations', 60);
x = ga(@(x) x(1) ^ 2 + x(2) ^ 2, 2, [-1 -1], -2, [], [], [], [], [], [], o);
assert(sum(x) >= 2 - 2e-3)
assert(x, [1 1], 0.2)
x = ga(@(x) (x(1) - 2.3) ^ 2 + (x(2) - 1.7) ^ 2, 2, [], [], [], [], [0 0], [10 10], [], 1, o);
assert(x(1), 2)
x = ga(@(x) x(1) + x(2), 2, [], [], [], [], [-2 -2], [2 2], @(x) deal(sum(x .^ 2) - 1, []), [], o);
assert(sum(x .^ 2) <= 1.01)
assert(sum(x), -sqrt(2), 0.1)

%% a swarm and annealing
rng(3);
waves = @(x) 20 + sum(x .^ 2 - 10 * cos(2 * pi * x));
[x, f] = particleswarm(waves, 2, [-5 -5], [5 5], optimoptions('particleswarm', 'MaxIterations', 40));
assert(f < 1.1)
[x, f] = particleswarm(@(x) sum((x - 3) .^ 2), 3, [-9 -9 -9], [9 9 2]);
assert(x, [3 3 2], 1e-2)

%% annealing
rng(3);
o = optimoptions('simulannealbnd', 'MaxIterations', 1000);
[x, f, flag, out] = simulannealbnd(@(x) (x - 2) ^ 2, 4, -5, 5, o);
assert(x, 2, 0.1)
assert(out.iterations <= 1000)

%% a search in a pattern
[x, f, flag] = patternsearch(@(x) sum((x - [1 2 3]) .^ 2), [0 0 0]);
assert([x, f, flag], [1 2 3 0 1], 1e-9)
x = patternsearch(@(x) x(1) ^ 2 + x(2) ^ 2, [5; 5], [], [], [1 1], 4);
assert(x, [2; 2], 1e-5)
x = patternsearch(@(x) (x(1) - 3) ^ 2 + x(2) ^ 2, [0 0], [], [], [], [], [], [2 1]);
assert(x, [2 0], 1e-5)

%% a search in a pattern under a curve
[x, f, flag] = patternsearch(@(x) x(1) + x(2), [0 0], [], [], [], [], [], [], @(x) deal(sum(x .^ 2) - 1, []), ...
                             struct('MeshTolerance', 1e-3));
assert(x, -[1 1] / sqrt(2), 1e-2)

%% what fzero and fminbnd say of their work
[x, fval, flag, output] = fzero(@cos, [1 2]);
assert(abs(x - pi / 2) < 1e-12 && flag == 1);
names = fieldnames(output);
assert(isequal(names(1:5), {'intervaliterations'; 'iterations'; 'funcCount'; 'algorithm'; 'message'}));
assert(output.intervaliterations == 0 && strcmp(output.message, 'Zero found in the interval [1, 2]'));
[x, fval, flag, output] = fzero(@(x) x ^ 2 - 2, 1);
assert(output.intervaliterations > 0 && strncmp(output.message, 'Zero found in the interval [', 28));
[x, fval, flag, output] = fminbnd(@(x) (x - 1) ^ 2, 0, 3);
assert(strncmp(output.message, 'Optimization terminated', 23));
