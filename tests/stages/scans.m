% Running folds of what is computed before, with what comes after
x = rand(400, 70); y = rand(9000, 1, 'single');
%% program
a = cumsum(x .* 2) + 1;
b = cumprod(1 + y / 1e4);
c = cummax(y);
