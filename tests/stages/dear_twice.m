% What is dear and used by two groups is stored once
x = rand(3000, 1);
%% program
[m, y] = both(x);
function [m, y] = both(x)
  t = gamma(x + 1) .* erf(x);
  m = max(t); y = t(end:-1:1) + 1;
end
