% The heat equation, an inner range assigned from shifted slices.
%size device N=2048 steps=100
%size host N=512 steps=20
%size tiny N=40 steps=4
%in U0 uniform(0,1) [N N]
%in steps
%out U
U = U0;
for k = 1:steps
  U(2:end-1, 2:end-1) = U(2:end-1, 2:end-1) + 0.2 * (U(1:end-2, 2:end-1) + U(3:end, 2:end-1) ...
    + U(2:end-1, 1:end-2) + U(2:end-1, 3:end) - 4 * U(2:end-1, 2:end-1));
end
