% Logistic regression by gradient descent.
%size device N=1000000 D=32 turns=20
%size host N=50000 D=32 turns=10
%size tiny N=800 D=6 turns=4
%in X uniform(-1,1) [N D]
%in y integers(0,1) [N 1]
%in turns
%out w single=5e-3
w = zeros(size(X, 2), 1, 'like', X);
for it = 1:turns
  p = 1 ./ (1 + exp(-X * w));
  w = w - 2 * (X' * (p - y)) / numel(y);
end
