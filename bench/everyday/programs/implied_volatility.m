% Volatilities that options' prices imply, by bisection.
%size device N=1048576 turns=40
%size host N=65536 turns=20
%size tiny N=500 turns=6
%in K uniform(80,120) [N 1]
%in vol uniform(0.1,0.6) [N 1]
%in turns
%out mid single=5e-2
price = call_price(100, K, vol);
lo = 0.01 * ones(size(K), 'like', K);
hi = ones(size(K), 'like', K);
for k = 1:turns
  mid = (lo + hi) / 2;
  low = call_price(100, K, mid) < price;
  lo(low) = mid(low);
  hi(~low) = mid(~low);
end

function c = call_price(S, K, v)
  d1 = (log(S ./ K) + v.^2 / 2) ./ v;
  c = S .* 0.5 .* erfc(-d1 / sqrt(2)) - K .* 0.5 .* erfc(-(d1 - v) / sqrt(2));
end
