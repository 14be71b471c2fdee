A = magic(4);
r = A(5, 2) + A(1, 1);
