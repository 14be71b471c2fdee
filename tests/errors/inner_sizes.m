A = rand(3, 4); B = rand(5, 6);
C = A * B;
