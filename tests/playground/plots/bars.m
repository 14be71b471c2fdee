y = [2 2 3; 2 5 6; 2 8 9; -2 -3 4];
subplot(2, 2, 1); bar(y); legend
subplot(2, 2, 2); bar(y, 'stacked');
subplot(2, 2, 3); barh([3 1 2]); yticklabels({'apple', 'pear', 'plum'});
subplot(2, 2, 4); bar([1.5 0.5 2.5], 0.5, 'FaceColor', [0.2 0.6 0.5], 'EdgeColor', 'r');
