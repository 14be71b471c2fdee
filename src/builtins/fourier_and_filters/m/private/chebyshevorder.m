function [n, pass, analog] = chebyshevorder(name, pass, stop, ripple, attenuation, given)
  % The order of Chebyshev filters: Rabiner and Gold, Theory and Application of Digital Signal Processing, 1975, section 4.13.
  ripple = decibels(name, 'the ripple of the pass band', ripple);
  attenuation = decibels(name, 'the attenuation of the stop band', attenuation);
  depth = acosh(sqrt(expm1(log(10) / 10 * attenuation) / expm1(log(10) / 10 * ripple)));
  cost = @(ratio) depth / acosh(ratio);
  [ratio, ~, pass, ~, analog] = bandratio(name, pass, stop, ripple, attenuation, given, cost);
  n = max(ceil(cost(ratio)), 1);
end
