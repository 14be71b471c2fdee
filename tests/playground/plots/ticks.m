plot(1:5, [1 2 3 4 5] * 1e6); xticks(1:5); xticklabels({'January', 'February', 'March', 'April', 'May'}); xtickangle(45);
legend('growth', 'Location', 'northeastoutside');
