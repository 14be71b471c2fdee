s.a = 1;
y = s + 2;
