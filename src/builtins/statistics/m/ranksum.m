function [p, h, stats] = ranksum(x, y, varargin)
  % Wilcoxon, Individual comparisons by ranking methods, Biometrics Bulletin 1 (1945).
  x = testdata('ranksum', x);
  y = testdata('ranksum', y);
  if ~(isvector(x) && isvector(y))
    error('stats:ranksum:InvalidData', 'ranksum: expected two vectors');
  end
  o = testoptions('ranksum', varargin, {'Alpha'}, struct('Alpha', 0.05, 'Tail', 'both', 'Method', ''));
  x = x(~isnan(x(:)));
  y = y(~isnan(y(:)));
  [nx, ny] = deal(numel(x), numel(y));
  [r, ties] = tiedrank([x(:); y(:)]);
  w = sum(r(1:nx));
  n = nx + ny;
  stats = struct();
  if exactmethod('ranksum', o.Method, min(nx, ny) < 10 && n < 20)
    probability = sumdistribution(2 * r, nx);
    below = sum(probability(1:2 * w + 1));
    above = sum(probability(2 * w + 1:end));
  else
    gap = w - nx * (n + 1) / 2;
    shift = 0.5 * [sign(gap), 1, -1];
    gap = gap - shift(strcmp(o.Tail, {'both', 'right', 'left'}));
    stats.zval = gap / sqrt(nx * ny * ((n + 1) - 2 * ties / (n * (n - 1))) / 12);
    below = normcdf(stats.zval);
    above = normcdf(-stats.zval);
  end
  [h, p] = testresult(o, below, above);
  h = h == 1;
  stats.ranksum = w;
end
