% Conway's game of life on a torus.
%size device N=2048 steps=32
%size host N=512 steps=10
%size tiny N=40 steps=4
%in A0 logical(0.35) [N N]
%in steps
%out A mismatch=0
A = A0;
for k = 1:steps
  n = zeros(size(A));
  for dx = -1:1
    for dy = -1:1
      if dx ~= 0 || dy ~= 0
        n = n + circshift(A, [dx dy]);
      end
    end
  end
  A = n == 3 | (A & n == 2);
end
