% Values of different shapes are different groups
x = rand(60, 5); y = rand(7, 9, 'single');
%% program
a = x + 1;
b = y .* 2;
c = a - x;
