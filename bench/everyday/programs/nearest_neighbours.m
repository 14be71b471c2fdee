% The eight nearest points of each query.
%size device N=32768 M=2048 D=16
%size host N=4096 M=128 D=16
%size tiny N=200 M=20 D=4
%in X uniform(-1,1) [N D]
%in Q uniform(-1,1) [M D]
%out d single=1e-3
D2 = sum(Q.^2, 2) - 2 * Q * X' + sum(X.^2, 2)';
d = sqrt(max(mink(D2, 8, 2), 0));
