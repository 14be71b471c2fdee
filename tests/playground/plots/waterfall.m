[x, y, z] = peaks(20); waterfall(x, y, z);
