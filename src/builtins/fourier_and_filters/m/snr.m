function [r, noise] = snr(x, varargin)
  if nargin == 2 && isequal(size(x), size(varargin{1})) && ~isscalar(x)
    noise = 10 * log10(sum(abs(varargin{1}(:)) .^ 2));
    r = 10 * log10(sum(abs(x(:)) .^ 2)) - noise;
    return;
  end
  s = tonespectrum('snr', [{x}, varargin]);
  r = 10 * log10(s.power / s.noise);
  noise = 10 * log10(s.noise);
end
