y = Zeros(3);
