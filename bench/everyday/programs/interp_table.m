% A table looked up with linear interpolation.
%size device N=4194304 K=1024
%size host N=524288 K=1024
%size tiny N=2000 K=50
%in xs linspace(0,1) [K 1]
%in ys uniform(-1,1) [K 1]
%in xq uniform(0,1) [N 1]
%out yq single=2e-3
yq = interp1(xs, ys, xq);
