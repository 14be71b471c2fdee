% Bodies under gravity, all pairs, leapfrog.
%size device N=4096 steps=10
%size host N=512 steps=4
%size tiny N=40 steps=2
%in P0 uniform(-1,1) [N 3]
%in m uniform(0.5,1) [N 1]
%in steps
%out P single=1e-3
P = P0;
V = zeros(size(P), 'like', P);
for k = 1:steps
  V = V + 1e-3 * acceleration(P, m);
  P = P + 1e-3 * V;
end

function A = acceleration(P, m)
  dx = P(:, 1)' - P(:, 1);
  dy = P(:, 2)' - P(:, 2);
  dz = P(:, 3)' - P(:, 3);
  w = (dx.^2 + dy.^2 + dz.^2 + 0.01).^(-1.5) .* m';
  A = [sum(dx .* w, 2), sum(dy .* w, 2), sum(dz .* w, 2)];
end
