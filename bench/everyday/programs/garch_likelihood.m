% The likelihood of GARCH(1,1) for many series, a loop over time.
%size device N=65536 T=256
%size host N=4096 T=128
%size tiny N=500 T=10
%in R uniform(-0.03,0.03) [N T]
%out ll
[n, steps] = size(R);
s2 = mean(R.^2, 2);
ll = zeros(n, 1, 'like', R);
for t = 1:steps
  ll = ll - 0.5 * (log(2 * pi * s2) + R(:, t).^2 ./ s2);
  s2 = 1e-6 + 0.08 * R(:, t).^2 + 0.9 * s2;
end
