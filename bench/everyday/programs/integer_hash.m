% A hash of integers by shifts and exclusive or.
%size device N=4194304
%size host N=524288
%size tiny N=2000
%in x bits [N 1]
%out h mismatch=0
h = x;
for k = 1:3
  h = bitxor(h, bitshift(h, 13));
  h = bitxor(h, bitshift(h, -17));
  h = bitxor(h, bitshift(h, 5));
end
h = bitand(h, 65535);
