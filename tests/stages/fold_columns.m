% Folds along columns, with what is done before and after
x = rand(200, 30, 'single');
%% program
a = sum(x .* x) + 1;
b = prod(x(1:5, :));
c = mean(abs(x - 0.5));
