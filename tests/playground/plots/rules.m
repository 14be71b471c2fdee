plot(1:10, (1:10).^2); xline(5, '--r', 'limit'); yline([20 60], ':', 'LineWidth', 2);
