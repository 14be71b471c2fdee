% A Gaussian blur by its two factors.
%size device N=4096
%size host N=1024
%size tiny N=50
%in I uniform(0,1) [N N]
%out J
x = -10:10;
g = exp(-x.^2 / (2 * 3^2));
g = g / sum(g);
J = conv2(g, g, I, 'same');
