x = 0:0.1:10; yyaxis left; plot(x, sin(x)); ylabel('left'); yyaxis right; plot(x, 1000*exp(-x/3)); ylabel('right'); legend('sin', 'exp');
