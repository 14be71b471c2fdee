function [h, p, ci, stats] = vartest(x, v, varargin)
  x = testdata('vartest', x);
  if ~(isnumeric(v) && isscalar(v) && v >= 0)
    error('stats:vartest:BadVar', 'vartest: the variance must be a nonnegative number');
  end
  o = testoptions('vartest', varargin, {'Alpha', 'Tail', 'Dim'}, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
  dim = testdim(x, o.Dim);
  df = sum(~isnan(x), dim) - 1;
  total = df .* var(x, 0, dim, 'omitnan');
  c = total / v;
  [h, p] = testresult(o, chi2cdf(c, df), chi2cdf(c, df, 'upper'));
  if nargout > 2
    switch o.Tail
      case 'both'
        ci = cat(dim, total ./ chi2inv(1 - o.Alpha / 2, df), total ./ chi2inv(o.Alpha / 2, df));
      case 'right'
        ci = cat(dim, total ./ chi2inv(1 - o.Alpha, df), Inf(size(c)));
      case 'left'
        ci = cat(dim, zeros(size(c)), total ./ chi2inv(o.Alpha, df));
    end
    stats = struct('chisqstat', c, 'df', df);
  end
end
