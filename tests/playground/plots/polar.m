t = linspace(0, 2*pi, 100);
subplot(2, 2, 1); polarplot(t, sin(2*t) .* cos(2*t) + 0.6);
subplot(2, 2, 2); rose([0.1 0.2 0.5 1 1.2 3 3.1 3.2 5]);
subplot(2, 2, 3); compass([1 2 -1], [2 0.5 -1]);
subplot(2, 2, 4); polarhistogram([0.1 0.2 0.5 1 1.2 3 3.1 3.2 5], 8);
