% What takes longer than a watchdog bears is cut: pieces of maps, ranges of folds
% device: dispatch_work=20000000
x = rand(300, 400, 'single');
%% program
y = sin(x) .^ 1.5;
m = mean(y); t = sum(exp(x), 'all');
