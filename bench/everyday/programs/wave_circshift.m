% The wave equation on a torus.
%size device N=2048 steps=50
%size host N=512 steps=20
%size tiny N=40 steps=4
%in U0 uniform(-1,1) [N N]
%in steps
%out U
U = U0;
V = zeros(size(U), 'like', U);
for k = 1:steps
  L = circshift(U, 1, 1) + circshift(U, -1, 1) + circshift(U, 1, 2) + circshift(U, -1, 2) - 4 * U;
  V = V + 0.1 * L;
  U = U + 0.5 * V;
end
