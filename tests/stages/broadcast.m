% Rows and columns are spread over a matrix where they are used
r = rand(1, 30); c = rand(40, 1); s = rand(1, 1, 3);
%% program
a = r + c;
b = (r .* c) ./ s;
