[x, y, z] = peaks(21); surfc(x, y, z);
