% Kalman filters of position and speed, one for each row.
%size device N=262144 T=64
%size host N=16384 T=32
%size tiny N=500 T=5
%in Z uniform(-1,1) [N T]
%out pos single=1e-3
%out speed single=1e-3
[n, steps] = size(Z);
pos = zeros(n, 1, 'like', Z); speed = pos;
p11 = ones(n, 1, 'like', Z); p12 = pos; p22 = p11;
for t = 1:steps
  pos = pos + 0.1 * speed;
  p11 = p11 + 0.2 * p12 + 0.01 * p22 + 1e-3;
  p12 = p12 + 0.1 * p22;
  p22 = p22 + 1e-3;
  s = p11 + 0.25;
  k1 = p11 ./ s;
  k2 = p12 ./ s;
  e = Z(:, t) - pos;
  pos = pos + k1 .* e;
  speed = speed + k2 .* e;
  p22 = p22 - k2 .* p12;
  p12 = (1 - k1) .* p12;
  p11 = (1 - k1) .* p11;
end
