% The elements above a threshold, one after the other.
%size device N=16777216
%size host N=1048576
%size tiny N=2000
%in x uniform(0,1) [N 1]
%out y
%out m single=1e-3
y = x(x > 0.5);
m = mean(y.^2);
