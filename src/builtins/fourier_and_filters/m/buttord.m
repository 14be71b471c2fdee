function [n, edges] = buttord(pass, stop, ripple, attenuation, varargin)
  % Rabiner and Gold, Theory and Application of Digital Signal Processing, 1975, section 4.13.
  ripple = expm1(log(10) / 10 * decibels('buttord', 'the ripple of the pass band', ripple));
  attenuation = expm1(log(10) / 10 * decibels('buttord', 'the attenuation of the stop band', attenuation));
  cost = @(ratio) log(attenuation / ripple) / (2 * log(ratio));
  [ratio, kind, pass, ~, analog] = bandratio('buttord', pass, stop, ripple, attenuation, varargin, cost);
  n = max(ceil(cost(ratio)), 1);
  % Where half of the power is left, so that the edge of the stop band is attenuated as it must be.
  edge = ratio / attenuation ^ (1 / (2 * n));
  switch kind
    case 'low'
      edges = pass * edge;
    case 'high'
      edges = pass / edge;
    otherwise
      half = diff(pass) / 2 * edge;
      if strcmp(kind, 'stop')
        half = diff(pass) / (2 * edge);
      end
      edges = sqrt(half ^ 2 + prod(pass)) + [-half, half];
  end
  if ~analog
    edges = 2 / pi * atan(edges);
  end
end
