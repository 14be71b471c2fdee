% A dear column and a dear row whose elements are looked at many times are stored before
a = rand(300, 1); b = rand(1, 400);
%% program
x = sin(a / 7) .* cos(b / 9); y = (a + 1) .* b;
