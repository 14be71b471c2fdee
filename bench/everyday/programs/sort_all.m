% All elements sorted; their share below zero.
%size device N=4194304
%size host N=524288
%size tiny N=2500
%in x uniform(-1,1) [N 1]
%out y
y = sort(x);
