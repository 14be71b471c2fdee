% Doubles as singles, if the user prefers speed
% device: fast
x = rand(30, 1) + 0.5; A = rand(20);
%% program
y = sqrt(x) .* exp(-x) + sin(x) - 1e-3; s = sum(y); P = A * A; z = randn(30, 1) + x;
