% An image to hue, saturation and value.
%size device N=2048
%size host N=512
%size tiny N=30
%in I uniform(0,1) [N N 3]
%out H single=1e-3
%out S
R = I(:, :, 1); G = I(:, :, 2); B = I(:, :, 3);
V = max(I, [], 3);
delta = V - min(I, [], 3);
S = delta ./ max(V, eps);
H = zeros(size(V), 'like', V);
r = V == R;
g = V == G & ~r;
b = ~r & ~g;
H(r) = mod((G(r) - B(r)) ./ delta(r), 6);
H(g) = (B(g) - R(g)) ./ delta(g) + 2;
H(b) = (R(b) - G(b)) ./ delta(b) + 4;
H = H / 6;
