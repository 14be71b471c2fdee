function [p, h, stats] = signtest(x, y, varargin)
  x = testdata('signtest', x);
  if nargin < 2 || isempty(y)
    y = 0;
  end
  o = testoptions('signtest', varargin, {'Alpha'}, struct('Alpha', 0.05, 'Tail', 'both', 'Method', ''));
  if ~isvector(x) || ~isscalar(y) && numel(y) ~= numel(x)
    error('stats:signtest:InvalidData', 'signtest: expected a vector, and a number or a vector of the same length');
  end
  d = x(:) - y(:);
  more = sum(d > 0);
  less = sum(d < 0);
  n = more + less;
  stats = struct('zval', NaN, 'sign', more);
  if n == 0
    below = 1;
    above = 1;
  elseif exactmethod('signtest', o.Method, n < 100)
    below = binocdf(more, n, 0.5);
    above = binocdf(more - 1, n, 0.5, 'upper');
  else
    shift = [sign(more - less), 1, -1];
    stats.zval = (more - less - shift(strcmp(o.Tail, {'both', 'right', 'left'}))) / sqrt(n);
    below = normcdf(stats.zval);
    above = normcdf(-stats.zval);
  end
  [h, p] = testresult(o, below, above);
  h = h == 1;
end
