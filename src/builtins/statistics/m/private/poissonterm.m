function p = poissonterm(x, m)
  % m^x * exp(-m) / gamma(x + 1)
  p = exp(-stirlingerror(x) - devianceterm(x, m)) ./ sqrt(2 * pi * x);
  p = merge(x == 0, exp(-m), p);
  p(m == Inf | x == Inf | m == 0 & x > 0) = 0;
end
