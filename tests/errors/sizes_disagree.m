a = ones(3, 2);
b = ones(2, 4);
c = a + b;
