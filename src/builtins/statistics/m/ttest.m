function [h, p, ci, stats] = ttest(x, m, varargin)
  x = testdata('ttest', x);
  if nargin < 2 || isempty(m)
    m = 0;
  end
  if ischar(m) || isstring(m)
    varargin = [{m}, varargin];
    m = 0;
  end
  o = testoptions('ttest', varargin, {'Alpha', 'Tail', 'Dim'}, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
  dim = testdim(x, o.Dim);
  if ~isscalar(m) && isequal(size(m), size(x))
    x = x - testdata('ttest', m);
    m = 0;
  elseif ~isscalar(m) && size(m, dim) ~= 1
    error('stats:ttest:InputSizeMismatch', 'ttest: paired samples must have the same size');
  end
  n = sum(~isnan(x), dim);
  df = max(n - 1, 0);
  xmean = mean(x, dim, 'omitnan');
  sd = std(x, 0, dim, 'omitnan');
  spread = sd ./ sqrt(n);
  t = (xmean - m) ./ spread;
  [h, p] = testresult(o, tcdf(t, df), tcdf(-t, df));
  if nargout > 2
    ci = testlimits(o, dim, xmean, spread, @(q) tinv(q, df));
    stats = struct('tstat', t, 'df', df + zeros(size(t)), 'sd', sd);
  end
end
