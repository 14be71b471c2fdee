% Conditions choose between values
x = randn(400, 1, 'single');
%% program
y = x; y(x < 0) = 0;
z = x .* (x > 1 & x < 2 | ~(x ~= 0));
w = max(min(x, 1), -1);
