% Attention of many heads, a page each.
%size device N=512 D=64 H=32
%size host N=128 D=32 H=8
%size tiny N=20 D=8 H=3
%in Q uniform(-1,1) [N D H]
%in K uniform(-1,1) [N D H]
%in V uniform(-1,1) [N D H]
%out O single=1e-3
S = pagemtimes(Q, 'none', K, 'transpose') / sqrt(size(Q, 2));
E = exp(S - max(S, [], 2));
O = pagemtimes(E ./ sum(E, 2), V);
