% The least and the greatest, and where they are
x = rand(100, 20); k = int16(x * 1000);
%% program
[m, i] = max(x); [n, j] = min(k, [], 2);
[g, at] = max(single(x(:)));
