% Softmax over the rows of a matrix.
%size device N=65536 M=256
%size host N=4096 M=256
%size tiny N=70 M=33
%in X uniform(-2,2) [N M]
%out Y
E = exp(X - max(X, [], 2));
Y = E ./ sum(E, 2);
