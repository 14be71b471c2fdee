% Functions of doubles, by integer arithmetic
x = rand(30, 1) + 0.5; y = rand(30, 1);
%% program
a = x + y - x .* y ./ (1 + x); b = sqrt(x) .* exp(-y) + log(x); c = sin(x) + cos(y) .* tan(x);
d = floor(x * 10) + mod(x, 0.3) - rem(x, 0.7) + round(y) .* fix(y); e = x .^ y + hypot(x, y) + atan2(y, x);
f = double(x > y) + (x <= y) - isnan(x); g = min(x, y) + max(x, 0.7);
