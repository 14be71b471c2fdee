rng(2); boxchart([randn(40, 1), 2 + randn(40, 1), 3 * randn(40, 1)]);
