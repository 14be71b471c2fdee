% Max pooling of two by two, then a mean over four by four.
%size device N=4096
%size host N=1024
%size tiny N=48
%in I uniform(0,1) [N N]
%out P
%out Q
n = size(I, 1);
P = reshape(max(max(reshape(I, 2, n/2, 2, n/2), [], 1), [], 3), n/2, n/2);
Q = squeeze(mean(mean(reshape(P, 4, n/8, 4, n/8), 1), 3));
