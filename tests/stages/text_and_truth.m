% Characters and logical values compute as doubles
s = repmat('abc', 1, 30); t = rand(1, 90) > 0.5;
%% program
a = s + 1; b = t + t; c = s == 'b'; d = upper(s); e = xor(t, c); f = ~t;
