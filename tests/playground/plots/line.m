x = linspace(0, 2*pi, 60);
plot(x, sin(x), 'b-', x, cos(x), 'r--', x, sin(2*x)/2, 'g:o', 'LineWidth', 1.5, 'MarkerSize', 4);
legend('sin \alpha', 'cos \beta_1', 'x^2', 'Location', 'southwest');
title('Waves \Omega_{max}'); xlabel('angle \theta'); ylabel('\bfheight\rm x^{2+n}'); grid on
