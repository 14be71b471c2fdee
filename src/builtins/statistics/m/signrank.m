function [p, h, stats] = signrank(x, y, varargin)
  % Wilcoxon, Individual comparisons by ranking methods, Biometrics Bulletin 1 (1945).
  x = testdata('signrank', x);
  if nargin < 2 || isempty(y)
    y = 0;
  end
  o = testoptions('signrank', varargin, {'Alpha'}, struct('Alpha', 0.05, 'Tail', 'both', 'Method', ''));
  if ~isvector(x) || ~isscalar(y) && numel(y) ~= numel(x)
    error('stats:signrank:InvalidData', 'signrank: expected a vector, and a number or a vector of the same length');
  end
  d = x(:) - y(:);
  d = d(~isnan(d));
  margin = eps(max([abs(x(:)); abs(y(:)); 0])) * 2;
  d = d(abs(d) > margin);
  n = numel(d);
  stats = struct();
  if n == 0
    p = 1;
    h = false;
    stats.signedrank = 0;
    return;
  end
  [r, ties] = tiedrank(round(abs(d), 14, 'significant'));
  w = sum(r(d > 0));
  if exactmethod('signrank', o.Method, n <= 15)
    probability = sumdistribution(2 * r);
    below = sum(probability(1:2 * w + 1));
    above = sum(probability(2 * w + 1:end));
  else
    stats.zval = (w - n * (n + 1) / 4) / sqrt((n * (n + 1) * (2 * n + 1) - ties) / 24);
    below = normcdf(stats.zval);
    above = normcdf(-stats.zval);
  end
  [h, p] = testresult(o, below, above);
  h = h == 1;
  stats.signedrank = w;
end
