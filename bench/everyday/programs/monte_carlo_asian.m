% An Asian option by simulation.
%size device N=262144 T=64
%size host N=32768 T=32
%size tiny N=16384 T=4
%in S0 uniform(100,100) [N 1]
%in T
%out price single=5e-2 double=5e-2
dt = 1 / T;
drift = (0.05 - 0.5 * 0.2^2) * dt;
S = S0;
A = zeros(size(S), 'like', S);
for t = 1:T
  S = S .* exp(drift + 0.2 * sqrt(dt) * randn(size(S), 'like', S));
  A = A + S;
end
price = exp(-0.05) * mean(max(A / T - 100, 0));
