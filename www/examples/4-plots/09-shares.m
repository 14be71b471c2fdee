% Shares: a pie, and the few that make up most
causes = [42 27 14 9 5 3];
names = {'lost', 'late', 'torn', 'wet', 'wrong', 'other'};
subplot(1, 2, 1), pie(causes, names)
subplot(1, 2, 2), pareto(causes, names), title('Pareto')
