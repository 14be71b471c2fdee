c = {1, 2, 3};
y = sqrt(c);
