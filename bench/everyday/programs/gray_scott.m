% Reaction and diffusion of two substances.
%size device N=1024 steps=50
%size host N=256 steps=20
%size tiny N=32 steps=3
%in U0 uniform(0.4,0.6) [N N]
%in V0 uniform(0.2,0.3) [N N]
%in steps
%out U single=1e-3
%out V single=1e-3
U = U0;
V = V0;
for k = 1:steps
  uvv = U .* V.^2;
  U = U + 0.16 * laplace(U) - uvv + 0.035 * (1 - U);
  V = V + 0.08 * laplace(V) + uvv - (0.035 + 0.06) * V;
end

function L = laplace(A)
  L = circshift(A, [1 0]) + circshift(A, [-1 0]) + circshift(A, [0 1]) + circshift(A, [0 -1]) - 4 * A;
end
