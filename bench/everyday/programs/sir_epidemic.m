% The SIR model for many rates of infection, Euler's method.
%size device N=1048576 steps=100
%size host N=65536 steps=50
%size tiny N=500 steps=5
%in beta uniform(0.1,0.5) [N 1]
%in gamma uniform(0.05,0.2) [N 1]
%in steps
%out peak
%out R single=1e-3
S = 0.999 * ones(size(beta), 'like', beta);
I = 1 - S;
R = zeros(size(beta), 'like', beta);
peak = I;
for t = 1:steps
  infected = beta .* S .* I;
  removed = gamma .* I;
  S = S - infected;
  I = I + infected - removed;
  R = R + removed;
  peak = max(peak, I);
end
