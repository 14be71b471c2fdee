function [h, stats] = cdfplot(x)
  if nargin < 1 || ~isnumeric(x) || ~isvector(x)
    error('MATLAB:cdfplot:data', 'cdfplot: expected a vector');
  end
  x = double(x(~isnan(x)));
  x = x(:);
  [f, at] = ecdf(x);
  made = stairs(at, f);
  grid on
  xlabel('x');
  ylabel('F(x)');
  title('Empirical CDF');
  if nargout > 0
    h = made;
    stats = struct('min', min(x), 'max', max(x), 'mean', mean(x), 'median', median(x), 'std', std(x));
  end
end
