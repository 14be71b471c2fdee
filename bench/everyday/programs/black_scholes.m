% Prices and delta of European options, the normal distribution by erfc.
%size device N=16777216
%size host N=1048576
%size tiny N=2000
%in S uniform(50,150) [N 1]
%in K uniform(50,150) [N 1]
%in T uniform(0.1,2) [N 1]
%out call
%out put
%out delta
r = 0.03;
sigma = 0.25;
d1 = (log(S ./ K) + (r + sigma^2 / 2) * T) ./ (sigma * sqrt(T));
d2 = d1 - sigma * sqrt(T);
delta = normal_cdf(d1);
call = S .* delta - K .* exp(-r * T) .* normal_cdf(d2);
put = call - S + K .* exp(-r * T);

function p = normal_cdf(x)
  p = 0.5 * erfc(-x / sqrt(2));
end
