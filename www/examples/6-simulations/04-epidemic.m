% An epidemic: the susceptible, the infected and the recovered
rate = @(t, y) [-0.5 * y(1) * y(2); 0.5 * y(1) * y(2) - 0.1 * y(2); 0.1 * y(2)];
[t, y] = ode45(rate, [0 80], [0.999; 0.001; 0]);
area(t, y), legend('susceptible', 'infected', 'recovered', 'Location', 'east')
xlabel('days'), ylabel('share'), title('An epidemic'), axis([0 80 0 1])
