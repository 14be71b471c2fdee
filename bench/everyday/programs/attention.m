% Causal attention of one head; the mask is a logical index.
%size device N=4096 D=64
%size host N=512 D=64
%size tiny N=48 D=16
%in Q uniform(-1,1) [N D]
%in K uniform(-1,1) [N D]
%in V uniform(-1,1) [N D]
%out O single=1e-3
n = size(Q, 1);
S = Q * K' / sqrt(size(Q, 2));
S(~tril(true(n))) = -Inf;
P = exp(S - max(S, [], 2));
P = P ./ sum(P, 2);
O = P * V;
