n = 3;
t = digraph(n, 2 * n);
