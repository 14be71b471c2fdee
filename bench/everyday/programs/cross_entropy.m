% The loss of a classifier and its gradient.
%size device N=65536 C=256
%size host N=4096 C=128
%size tiny N=60 C=20
%in L uniform(-4,4) [N C]
%in labels labels(C) [N 1]
%out loss
%out G
n = size(L, 1);
m = max(L, [], 2);
lse = m + log(sum(exp(L - m), 2));
picked = sub2ind(size(L), (1:n)', labels);
loss = mean(lse - L(picked));
G = exp(L - lse);
G(picked) = G(picked) - 1;
G = G / n;
