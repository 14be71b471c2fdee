% Numbers from the host are parameters
x = rand(50, 1);
%% program
a = 3.5; b = single(2); n = int8(4);
y = x * a + a / 7;
z = b * x - 1;
k = n + int8(1) * int8(5);
