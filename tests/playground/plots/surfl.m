[x, y, z] = peaks(31); surfl(x, y, z);
