% The deviation of a mean by resampling.
%size device N=16384 B=1024
%size host N=2048 B=512
%size tiny N=100 B=40
%in x uniform(0,1) [N 1]
%in B
%out centre single=5e-2 double=5e-2
%out spread single=5e-1 double=5e-1
n = numel(x);
at = randi(n, n, B);
means = mean(x(at));
centre = mean(means);
spread = std(means);
