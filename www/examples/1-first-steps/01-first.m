% First steps: a matrix and what can be asked of it
A = magic(4)
rows = sum(A, 2)'
A(2:3, [1 end])

x = linspace(0, 2*pi, 5);
fprintf('sin(%.4f) = %+.4f\n', [x; sin(x)]);
