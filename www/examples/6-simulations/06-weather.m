% A Markov chain: the weather after many days
P = [0.7 0.2 0.1; 0.3 0.4 0.3; 0.2 0.4 0.4];
names = {'sun', 'clouds', 'rain'};
today = [0 0 1];
days = zeros(15, 3);
for day = 1:15
  days(day, :) = today;
  today = today * P;
end
area(0:14, days), axis([0 14 0 1]), legend(names{:}), xlabel('days after rain')
for k = 1:3
  fprintf('%-7s%5.1f %%\n', names{k}, 100 * today(k));
end
