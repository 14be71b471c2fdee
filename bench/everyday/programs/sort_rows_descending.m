% The rows of a matrix sorted downwards, with the ranks.
%size device N=2048 M=2048
%size host N=512 M=512
%size tiny N=30 M=60
%in X uniform(-1,1) [N M]
%out Y
%out order mismatch=0.01
[Y, order] = sort(X, 2, 'descend');
