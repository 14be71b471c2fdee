% Products with transposed operands: the routine reads them as they lie
A = rand(60, 40, 'single'); B = rand(60, 30, 'single'); C = rand(40, 30);
%% program
P = A' * B;
Q = (A .* 2) * P;
R = C * C' + 1;
