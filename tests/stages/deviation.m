% Two folds, of which the second wants the first
x = rand(5000, 1);
%% program
[m, s] = both(x);
function [m, s] = both(x)
  y = sin(x) .* x + 0.5; m = mean(y); s = std(y);
end
