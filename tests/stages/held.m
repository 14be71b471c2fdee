% What a program holds is stored by the group that computes it for others
x = rand(60, 5);
%% program
a = x .* x + x .* 3 - 1;
b = exp(a) - a;
