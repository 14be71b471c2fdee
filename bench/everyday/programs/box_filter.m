% Means over squares from an image of running sums.
%size device N=4096
%size host N=1024
%size tiny N=60
%in I uniform(-1,1) [N N]
%out J single=2e-2
r = 15;
C = cumsum(cumsum(I, 1), 2);
J = (C(r+1:end, r+1:end) - C(1:end-r, r+1:end) - C(r+1:end, 1:end-r) + C(1:end-r, 1:end-r)) / r^2;
