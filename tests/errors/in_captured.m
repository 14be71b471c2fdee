% A captured array: the error comes at its own line, not where the elements are needed
A = rand(300); B = rand(200);
C = A .* 2;
D = C + B;
disp(D(1))
