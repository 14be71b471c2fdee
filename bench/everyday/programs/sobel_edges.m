% Sobel's gradient by shifted slices, and the edges above a threshold.
%size device N=4096
%size host N=1024
%size tiny N=50
%in I uniform(0,1) [N N]
%out mag
%out count single=1e-3
gx = I(1:end-2, 3:end) + 2 * I(2:end-1, 3:end) + I(3:end, 3:end) ...
  - I(1:end-2, 1:end-2) - 2 * I(2:end-1, 1:end-2) - I(3:end, 1:end-2);
gy = I(3:end, 1:end-2) + 2 * I(3:end, 2:end-1) + I(3:end, 3:end) ...
  - I(1:end-2, 1:end-2) - 2 * I(1:end-2, 2:end-1) - I(1:end-2, 3:end);
mag = sqrt(gx.^2 + gy.^2);
count = nnz(mag > 1.5);
