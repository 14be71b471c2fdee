p = filled(V1, 12000); q = filled(V2, 12000);
x = cast(mod(p(1:6000), 2) - 1, 'CLASS'); y = cast(mod(q(1:6000) * 0.618, 1), 'CLASS');
k = mod(floor(abs(p(1:6000))) * 71 + (1:6000)', 4999) + 1; rows = mod((1:40) * 13, 100) + 1;
grid = cast((0:0.01:1)', 'CLASS');
A = cast(reshape(mod(q, 4) - 2, 120, 100), 'CLASS'); P = cast(reshape(mod(p(1:8000), 1), 100, 80), 'CLASS');
B = cast(reshape(mod(q(1:4800) .* (1:4800)' * 0.7548776662, 2) - 1, 600, 8), 'CLASS'); S = cast(toeplitz(0.9 .^ (0:199)), 'CLASS') + diag(y(1:200));
pages = cast(reshape(mod(p(1:3200), 2), 4, 4, 200), 'CLASS');
