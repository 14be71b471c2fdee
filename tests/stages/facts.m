% What is known of elements decides whether anything is asked: roots of squares are real, those of differences may not be
x = rand(100, 1); y = randn(100, 1);
%% program
a = sqrt(x .* x + y .^ 2) + log(abs(y)); b = sqrt(y - 2); c = asin(tanh(y)); d = x .^ 0.5; e = floor(x) .^ 2;
