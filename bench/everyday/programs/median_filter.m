% A median filter of three by three, the shifted images stacked.
%size device N=1024
%size host N=256
%size tiny N=12
%in I uniform(0,1) [N N]
%out J
[h, w] = size(I);
stack = zeros(h - 2, w - 2, 9, 'like', I);
k = 0;
for dy = 0:2
  for dx = 0:2
    k = k + 1;
    stack(:, :, k) = I(1+dy:h-2+dy, 1+dx:w-2+dx);
  end
end
J = median(stack, 3);
