% Folds over arrays that are larger than a binding
% device: binding_bytes=262144
x = rand(300, 400);
%% program
a = sum(x); b = max(x, [], 2); c = sum(x, 'all');
