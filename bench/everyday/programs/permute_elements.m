% A vector in another order, and back.
%size device N=16777216
%size host N=1048576
%size tiny N=2048
%in x uniform(0,1) [N 1]
%in p permutation [N 1]
%out y
%out z
y = x(p);
z = zeros(size(x), 'like', x);
z(p) = y;
