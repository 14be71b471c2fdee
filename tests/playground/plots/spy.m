spy(mod(magic(12), 3) == 0);
