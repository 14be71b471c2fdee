n = 3;
t = geoplot(n, 2 * n);
