% Products of a tall matrix: with its own transpose, and with a small one.
%size device N=1048576 D=32
%size host N=65536 D=32
%size tiny N=500 D=6
%in X uniform(-1,1) [N D]
%in W uniform(-1,1) [D D]
%out G single=2e-3
%out Y
G = X' * X;
Y = X * W;
