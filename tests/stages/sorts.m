% Sorts of what is computed before, with the places
x = rand(300, 1, 'single');
%% program
[s, k] = sort(x .* 2 - 1, 'descend');
y = s - s(1);
m = median(x);
