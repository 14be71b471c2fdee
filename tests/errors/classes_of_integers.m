a = int8(3); b = int16(4);
c = a + b;
