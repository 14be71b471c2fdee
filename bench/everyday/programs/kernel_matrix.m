% A Gaussian kernel matrix and its product with a vector.
%size device N=8192 D=16
%size host N=1024 D=16
%size tiny N=60 D=5
%in X uniform(-1,1) [N D]
%in v uniform(-1,1) [N 1]
%out y single=1e-3
s = sum(X.^2, 2);
K = exp(-0.5 * max(s + s' - 2 * (X * X'), 0));
y = K * v;
