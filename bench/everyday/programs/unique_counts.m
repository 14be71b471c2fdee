% The different values of a vector and how often each comes.
%size device N=4194304
%size host N=524288
%size tiny N=2000
%in x integers(1,5000) [N 1]
%out u
%out c
[u, ~, j] = unique(x);
c = accumarray(j, 1);
