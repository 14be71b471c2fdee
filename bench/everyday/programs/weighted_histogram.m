% A weighted histogram.
%size device N=16777216 bins=1024
%size host N=1048576 bins=1024
%size tiny N=3000 bins=50
%in bin labels(bins) [N 1]
%in weight uniform(0,1) [N 1]
%in bins
%out h single=1e-3
h = accumarray(bin, weight, [bins 1]);
