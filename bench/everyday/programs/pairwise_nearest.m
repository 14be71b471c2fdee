% The distance to the nearest other point, all pairs by broadcasting.
%size device N=8192
%size host N=1024
%size tiny N=60
%in P uniform(0,1) [N 3]
%out d single=1e-3
n = size(P, 1);
D = sqrt((P(:, 1) - P(:, 1)').^2 + (P(:, 2) - P(:, 2)').^2 + (P(:, 3) - P(:, 3)').^2);
D(1:n+1:end) = Inf;
d = min(D, [], 2);
