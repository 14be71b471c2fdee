% A convolution in two dimensions with a kernel that does not separate.
%size device N=4096 K=15
%size host N=512 K=15
%size tiny N=40 K=5
%in I uniform(0,1) [N N]
%in F uniform(-1,1) [K K]
%out J
J = conv2(I, F, 'same');
