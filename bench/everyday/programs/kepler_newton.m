% Kepler's equation by Newton's method.
%size device N=4194304
%size host N=262144
%size tiny N=1000
%in M uniform(0,6.28) [N 1]
%in e uniform(0,0.7) [N 1]
%out E
E = M;
for k = 1:10
  E = E - (E - e .* sin(E) - M) ./ (1 - e .* cos(E));
end
