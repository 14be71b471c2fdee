% What nobody holds any more is not stored
x = rand(60, 5);
%% program
a = x .* x + 1;
a = a ./ (a + x);
a = a - x;
