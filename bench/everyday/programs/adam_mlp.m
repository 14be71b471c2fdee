% A network of two layers trained by Adam.
%size device N=16384 D=64 H=256 turns=10
%size host N=1024 D=32 H=64 turns=5
%size tiny N=100 D=6 H=10 turns=2
%in X uniform(-1,1) [N D]
%in y uniform(-1,1) [N 1]
%in W1 uniform(-0.2,0.2) [D H]
%in W2 uniform(-0.2,0.2) [H 1]
%in turns
%out A single=2e-2 double=1e-6
%out B single=2e-2 double=1e-6
A = W1;
B = W2;
mA = zeros(size(A), 'like', A); vA = mA;
mB = zeros(size(B), 'like', B); vB = mB;
for t = 1:turns
  H = tanh(X * A);
  e = (H * B - y) * 2 / numel(y);
  gB = H' * e;
  gA = X' * ((e * B') .* (1 - H.^2));
  [A, mA, vA] = adam(A, gA, mA, vA, t);
  [B, mB, vB] = adam(B, gB, mB, vB, t);
end

function [p, m, v] = adam(p, g, m, v, t)
  m = 0.9 * m + 0.1 * g;
  v = 0.999 * v + 0.001 * g.^2;
  p = p - 0.01 * (m / (1 - 0.9^t)) ./ (sqrt(v / (1 - 0.999^t)) + 1e-6);
end
