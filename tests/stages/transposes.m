% Transposes are ways of reading, of complex numbers with their signs
x = rand(40, 30); z = complex(x, 2 * x);
%% program
a = x' + 1;
b = x + (x' .* 2)';
c = z' * 2;
d = z.' - 1;
