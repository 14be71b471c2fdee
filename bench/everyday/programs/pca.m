% Principal components: variances, and what ten of them leave.
%size device N=65536 D=256
%size host N=4096 D=64
%size tiny N=200 D=12
%in X uniform(-1,1) [N D]
%out latent single=1e-3
%out left single=1e-3
Xc = X - mean(X);
C = Xc' * Xc / (size(X, 1) - 1);
[V, L] = eig((C + C') / 2);
[latent, order] = sort(diag(L), 'descend');
V = V(:, order(1:10));
scores = Xc * V;
left = mean(sum((Xc - scores * V').^2, 2));
