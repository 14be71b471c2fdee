% k-means by Lloyd's algorithm; a row for each point.
%size device N=1000000 D=8 k=16 turns=10
%size host N=50000 D=8 k=16 turns=5
%size tiny N=600 D=4 k=4 turns=3
%in X uniform(0,1) [N D]
%in k
%in turns
%out C single=2e-2
%out label mismatch=0.05
C = X(1:k, :);
for it = 1:turns
  dist = sum(X.^2, 2) - 2 * X * C' + sum(C.^2, 2)';
  [~, label] = min(dist, [], 2);
  member = cast(label == 1:k, 'like', X);
  C = (member' * X) ./ max(sum(member)', 1);
end
