function [h, p, ci, zval] = ztest(x, m, sigma, varargin)
  x = testdata('ztest', x);
  if ~(isnumeric(sigma) && isscalar(sigma) && sigma >= 0)
    error('stats:ztest:BadSigma', 'ztest: the standard deviation must be a nonnegative number');
  end
  o = testoptions('ztest', varargin, {'Alpha', 'Tail', 'Dim'}, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
  dim = testdim(x, o.Dim);
  xmean = mean(x, dim, 'omitnan');
  spread = sigma ./ sqrt(sum(~isnan(x), dim));
  zval = (xmean - m) ./ spread;
  [h, p] = testresult(o, normcdf(zval), normcdf(-zval));
  if nargout > 2
    ci = testlimits(o, dim, xmean, spread, @norminv);
  end
end
