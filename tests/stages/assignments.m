% Regions are written into the storage of the array, if nobody else has it
x = rand(40, 30); v = rand(40, 1);
%% program
x(:, 3) = v .* 2;
x(5:10, 1:4) = 7;
y = x;
y(2:2:end, :) = x(1:2:end, :) + 1;
