% The rows with the best scores, in their order.
%size device N=1048576 D=16
%size host N=65536 D=16
%size tiny N=500 D=5
%in X uniform(-1,1) [N D]
%in w uniform(-1,1) [D 1]
%out top single=1e-3
score = X * w;
[~, order] = sort(score, 'descend');
top = X(order(1:100), :);
