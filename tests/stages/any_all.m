% Folds of conditions, and counts
x = rand(100, 20);
%% program
a = any(x > 0.9); b = all(x < 2, 2); n = sum(x > 0.5); c = nnz(x > 0.25);
