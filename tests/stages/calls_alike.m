% What two calls compute alike is computed once
x = rand(1000, 1, 'single');
%% program
y = movmean(x, 25) + movstd(x, 25);
