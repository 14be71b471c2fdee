% Subscripts out of quotients and bounds of whole numbers in doubles are computed as integers
x = rand(60, 70, 'single'); k = 0:4999;
%% program
row = floor(k / 83); at = row + 60 * fix((k - 83 * row) / 2) + 1;
y = x(min(max(at, 1), 4200)); edges = x(min(max(-2:99, 1), 60), :);
