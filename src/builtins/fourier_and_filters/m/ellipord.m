function [n, edges] = ellipord(pass, stop, ripple, attenuation, varargin)
  % Rabiner and Gold, Theory and Application of Digital Signal Processing, 1975, section 4.13.
  ripple = decibels('ellipord', 'the ripple of the pass band', ripple);
  attenuation = decibels('ellipord', 'the attenuation of the stop band', attenuation);
  depth = expm1(log(10) / 10 * ripple) / expm1(log(10) / 10 * attenuation);
  periods = ellipke(1 - depth) / ellipke(depth);
  cost = @(ratio) ellipke(1 / ratio ^ 2) / ellipke((1 - 1 / ratio) * (1 + 1 / ratio)) * periods;
  [ratio, ~, edges, ~, analog] = bandratio('ellipord', pass, stop, ripple, attenuation, varargin, cost);
  n = max(ceil(cost(ratio)), 1);
  if ~analog
    edges = 2 / pi * atan(edges);
  end
end
