% Elementwise operations of one shape are one group, and nothing between is stored
x = rand(200, 1, 'single');
%% program
y = ((x*1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));
