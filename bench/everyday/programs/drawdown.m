% The worst drawdown of each column of returns.
%size device T=1024 N=16384
%size host T=1024 N=1024
%size tiny T=40 N=30
%in R uniform(-0.02,0.0205) [T N]
%out worst
%out final
P = cumprod(1 + R);
peak = cummax(P);
worst = max((peak - P) ./ peak);
final = P(end, :);
