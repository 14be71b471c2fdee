x = linspace(0, 1, 5);
y = 2 * sinn(x);
