% Bars: in groups and stacked
sales = [3 5 2; 4 1 6; 2 3 3; 5 4 1];
subplot(1, 2, 1), bar(sales), title('in groups'), legend('a', 'b', 'c')
subplot(1, 2, 2), bar(sales, 'stacked'), title('stacked')
