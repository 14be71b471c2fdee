% RMS norm and the gated unit of a transformer's feed-forward layer.
%size device N=8192 M=512 H=1024
%size host N=512 M=256 H=256
%size tiny N=40 M=24 H=36
%in X uniform(-1,1) [N M]
%in gain uniform(0.5,1.5) [1 M]
%in W1 uniform(-0.1,0.1) [M H]
%in W2 uniform(-0.1,0.1) [M H]
%out Y single=1e-3
Xn = X ./ sqrt(mean(X.^2, 2) + 1e-6) .* gain;
A = Xn * W1;
Y = A ./ (1 + exp(-A)) .* (Xn * W2);
