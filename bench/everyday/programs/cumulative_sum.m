% A running sum and the running maximum of it.
%size device N=16777216
%size host N=1048576
%size tiny N=3000
%in x uniform(-1,1) [N 1]
%out s single=2e-3
%out top single=2e-3
s = cumsum(x);
top = cummax(s);
