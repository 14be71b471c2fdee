% Folds over several dimensions
x = rand(16, 13, 3, 5, 'single');
%% program
a = mean(x, [1 2]);
b = sum((x - a).^2, [1 2]);
c = sum(x, 3); d = max(x, [], 4);
