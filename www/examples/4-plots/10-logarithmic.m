% Logarithmic axes: how errors shrink with the step
h = 10 .^ (-1:-0.5:-6);
forward = abs((exp(1 + h) - exp(1)) ./ h - exp(1));
central = abs((exp(1 + h) - exp(1 - h)) ./ (2 * h) - exp(1));
loglog(h, forward, 'o-', h, central, 's--'), grid on
legend('forward', 'central', 'Location', 'northwest')
xlabel('step'), ylabel('error'), title('Differences for the slope of e^x')
