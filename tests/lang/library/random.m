%% the Mersenne Twister gives MATLAB's numbers
rng(0, 'twister');
assert(norm(rand(1, 3) - [0.814723686393179 0.905791937075619 0.126986816293506]) < 1e-15)
rng(42, 'twister');
assert(norm(rand(1, 3) - [0.374540118847362 0.950714306409916 0.731993941811405]) < 1e-15)
rng(1, 'twister');
assert(isequal(randi(10, 1, 5), [5 8 1 4 2]))

%% columns are filled first
rng(42, 'twister');
a = rand(2, 2);
assert(abs(a(2, 1) - 0.950714306409916) < 1e-15)

%% settings lead back to the same place
for generator = {'twister', 'philox'}
  rng(7, generator{1});
  rand(1, 5);
  s = rng;
  a = [rand(1, 3) randn(1, 2)];
  rng(s);
  assert(isequal([rand(1, 3) randn(1, 2)], a))
  assert(strcmp(s.Type, generator{1}))
end

%% a seed keeps the generator, and default goes back to the session's own
rng(1, 'twister');
rng(5);
s = rng;
assert(strcmp(s.Type, 'twister'))
rng('default');
s = rng;
assert(strcmp(s.Type, 'philox'))

%% a generator that is not there
rng(1, 'lagged');
% Error: unknown generator

%% Wishart matrices have the mean of their distribution
rng(4);
S = [2 0.5; 0.5 1]; n = 3000; W = zeros(2); V = zeros(2);
for k = 1:n, W = W + wishrnd(S, 6); V = V + iwishrnd(S, 6); end
assert(max(max(abs(W / n - 6 * S))) < 0.6 && max(max(abs(V / n - S / 3))) < 0.1)
[A, D] = wishrnd(S, 4); assert(isequal(size(A), [2 2]) && norm(D' * D - S) < 1e-12 && isequal(A, A'))
