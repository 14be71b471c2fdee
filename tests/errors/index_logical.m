a = 1:3;
a([true false false true])
