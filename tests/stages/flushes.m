% What is asked for in between ends a flush; a pick of one element reads one
x = rand(200, 1);
%% program
y = cumsum(x) - 1;
if y(3) > 5, y = y + 1; end
z = y .* 2;
disp(sum(z))
