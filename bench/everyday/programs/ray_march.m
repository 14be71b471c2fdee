% A sphere and a plane by marching along rays.
%size device N=1024 steps=48
%size host N=256 steps=24
%size tiny N=40 steps=5
%in u linspace(-1,1) [1 N]
%in v linspace(-1,1) [N 1]
%in steps
%out depth single=1e-2
X = u + 0 * v;
Y = v + 0 * u;
len = sqrt(X.^2 + Y.^2 + 1.5^2);
dx = X ./ len; dy = Y ./ len; dz = 1.5 ./ len;
depth = zeros(size(X), 'like', X);
for k = 1:steps
  px = depth .* dx;
  py = depth .* dy;
  pz = depth .* dz - 4;
  sphere = sqrt(px.^2 + py.^2 + pz.^2) - 1;
  floor_ = py + 1.2;
  depth = depth + min(min(sphere, floor_), 10 - depth) * 0.9;
end
