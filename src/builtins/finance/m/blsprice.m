function [call, put] = blsprice(price, strike, rate, time, volatility, yield)
  % Black and Scholes, The pricing of options and corporate liabilities, 1973.
  if nargin < 6 || isempty(yield)
    yield = 0;
  end
  given = {price, strike, rate, time, volatility, yield};
  if ~all(cellfun(@(x) isnumeric(x) && isreal(x), given)) || any(cellfun(@(x) any(x(:) < 0), given([1, 2, 4, 5])))
    error('finance:blsprice:InvalidInput', 'blsprice: prices, times and volatilities must be real numbers, none below 0');
  end
  spread = volatility .* sqrt(time);
  d1 = (log(price ./ strike) + (rate - yield + volatility .^ 2 / 2) .* time) ./ spread;
  % On the price itself, when nothing can change, all is as good as decided.
  d1(isnan(d1)) = 0;
  d2 = d1 - spread;
  N = @(x) erfc(-x / sqrt(2)) / 2;
  now_price = price .* exp(-yield .* time);
  now_strike = strike .* exp(-rate .* time);
  call = now_price .* N(d1) - now_strike .* N(d2);
  put = now_strike .* N(-d2) - now_price .* N(-d1);
end
