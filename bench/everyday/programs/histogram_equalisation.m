% The grey levels of an image spread evenly.
%size device N=4096
%size host N=1024
%size tiny N=60
%in I bytes [N N]
%out J mismatch=0.02
levels = double(I) + 1;
h = accumarray(levels(:), 1, [256 1]);
c = cumsum(h) / numel(I);
J = uint8(255 * c(levels));
