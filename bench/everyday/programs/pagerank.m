% PageRank over a list of links.
%size device N=262144 E=4194304 turns=20
%size host N=32768 E=262144 turns=10
%size tiny N=200 E=2000 turns=3
%in src labels(N) [E 1]
%in dst labels(N) [E 1]
%in r0 uniform(1,1) [N 1]
%in turns
%out r single=1e-3
N = numel(r0);
links = accumarray(src, 1, [N 1]);
r = r0 / N;
for k = 1:turns
  share = r ./ max(links, 1);
  r = 0.15 / N + 0.85 * accumarray(dst, share(src), [N 1]);
end
