% An exponential moving average along the rows, each column assigned.
%size device N=65536 T=256
%size host N=4096 T=128
%size tiny N=300 T=12
%in X uniform(0,1) [N T]
%out Y
Y = zeros(size(X), 'like', X);
Y(:, 1) = X(:, 1);
for t = 2:size(X, 2)
  Y(:, t) = 0.1 * X(:, t) + 0.9 * Y(:, t - 1);
end
