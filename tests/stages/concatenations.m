% Parts are computed where they belong
a = rand(20, 10); b = rand(20, 5);
%% program
c = [a + 1, b .* 2];
d = [a; a - 1; ones(3, 10)];
e = cat(3, a, -a);
