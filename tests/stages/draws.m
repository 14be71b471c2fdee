% Random numbers of every kind, by a counter
a = rand(100, 1) + 1; b = randn(100, 1, 'single') .* 2; c = randi(6, 50, 1); d = rand(30, 1, 'single') < 0.5;
e = randn(20, 3); f = a(1:50) .* rand(50, 1);
