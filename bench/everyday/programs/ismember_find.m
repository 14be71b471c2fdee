% The elements that are members of a list, and their sum.
%size device N=4194304 M=65536 most=1000000
%size host N=262144 M=8192 most=100000
%size tiny N=2000 M=100 most=500
%in a integers(1,most) [N 1]
%in list integers(1,most) [M 1]
%out at
%out total single=1e-3
tf = ismember(a, list);
at = find(tf);
total = sum(a(at));
