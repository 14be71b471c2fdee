% The largest eigenvalue by power iteration.
%size device N=4096 turns=50
%size host N=1024 turns=20
%size tiny N=50 turns=5
%in A uniform(0,1) [N N]
%in turns
%out v single=1e-3
%out lambda single=1e-3
v = ones(size(A, 1), 1, 'like', A);
for k = 1:turns
  w = A * v;
  v = w / norm(w);
end
lambda = v' * (A * v);
