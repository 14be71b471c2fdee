% An image resized by bilinear interpolation.
%size device N=3000 M=4000
%size host N=750 M=1000
%size tiny N=30 M=44
%in I uniform(0,1) [N N]
%in M
%out J
n = size(I, 1);
at = min(max(((1:M) - 0.5) * n / M + 0.5, 1), n);
from = min(floor(at), n - 1);
f = at - from;
J = (1 - f') .* (1 - f) .* I(from, from) + f' .* (1 - f) .* I(from + 1, from) ...
  + (1 - f') .* f .* I(from, from + 1) + f' .* f .* I(from + 1, from + 1);
