% A confusion matrix, precision and recall.
%size device N=4194304 C=64
%size host N=524288 C=64
%size tiny N=2000 C=8
%in truth labels(C) [N 1]
%in guess labels(C) [N 1]
%in C
%out M
%out f1
M = accumarray([truth guess], 1, [C C]);
hits = diag(M);
precision = hits ./ sum(M, 1)';
recall = hits ./ sum(M, 2);
f1 = 2 * precision .* recall ./ (precision + recall);
