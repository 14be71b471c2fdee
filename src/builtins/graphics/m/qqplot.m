function h = qqplot(x, y)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:qqplot:data', 'qqplot: expected a sample, or two');
  end
  x = sort(double(x(~isnan(x))));
  x = x(:);
  if nargin < 2
    n = numel(x);
    a = norminv(((1:n).' - 0.5) / n);
    b = x;
    words = {'Standard Normal Quantiles', 'Quantiles of Input Sample'};
  else
    y = sort(double(y(~isnan(y))));
    n = min(numel(x), numel(y));
    p = ((1:n).' - 0.5) / n;
    a = reshape(quantile(x, p), [], 1);
    b = reshape(quantile(y(:), p), [], 1);
    words = {'X Quantiles', 'Y Quantiles'};
  end
  % A line through the quartiles of both.
  qa = quantile(a, [0.25 0.75]);
  qb = quantile(b, [0.25 0.75]);
  slope = diff(qb) / diff(qa);
  at = [min(a) qa(1) qa(2) max(a)];
  made = plot(a, b, '+', at(2:3), qb, '-', at([1 4]), qb(1) + slope * (at([1 4]) - qa(1)), '-.');
  xlabel(words{1});
  ylabel(words{2});
  if nargout > 0
    h = made;
  end
end
