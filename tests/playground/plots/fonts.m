plot(1:5, [2 4 1 5 3], 'k-s', 'LineWidth', 3, 'MarkerSize', 12, 'MarkerFaceColor', 'y');
title('Large', 'FontSize', 20); subtitle('a smaller one'); set(gca, 'FontSize', 12); ylim([0 6]);
text(2, 4.4, '\leftarrow \pi/2', 'FontSize', 14, 'Color', 'r');
