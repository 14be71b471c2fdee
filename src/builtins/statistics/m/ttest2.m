function [h, p, ci, stats] = ttest2(x, y, varargin)
  x = testdata('ttest2', x);
  y = testdata('ttest2', y);
  o = struct('Alpha', 0.05, 'Tail', 'both', 'Vartype', 'equal', 'Dim', []);
  o = testoptions('ttest2', varargin, {'Alpha', 'Tail', 'Vartype', 'Dim'}, o);
  if isempty(o.Dim) && isvector(x) && isvector(y) && isrow(x) ~= isrow(y)
    [x, y] = deal(x(:), y(:));
  end
  dim = testdim(x, o.Dim);
  if ~isequal(size(sum(x, dim)), size(sum(y, dim)))
    error('stats:ttest2:InputSizeMismatch', 'ttest2: the samples must have the same sizes but for one dimension');
  end
  nx = sum(~isnan(x), dim);
  ny = sum(~isnan(y), dim);
  vx = var(x, 0, dim, 'omitnan');
  vy = var(y, 0, dim, 'omitnan');
  gap = mean(x, dim, 'omitnan') - mean(y, dim, 'omitnan');
  switch lower(o.Vartype)
    case 'equal'
      df = nx + ny - 2;
      sd = sqrt(((nx - 1) .* vx + (ny - 1) .* vy) ./ df);
      spread = sd .* sqrt(1 ./ nx + 1 ./ ny);
    case 'unequal'
      % Satterthwaite's degrees of freedom.
      [a, b] = deal(vx ./ nx, vy ./ ny);
      df = (a + b) .^ 2 ./ (a .^ 2 ./ (nx - 1) + b .^ 2 ./ (ny - 1));
      sd = cat(dim, sqrt(vx), sqrt(vy));
      spread = sqrt(a + b);
    otherwise
      error('stats:ttest2:BadVarType', 'ttest2: expected ''equal'' or ''unequal'', found ''%s''', o.Vartype);
  end
  t = gap ./ spread;
  [h, p] = testresult(o, tcdf(t, df), tcdf(-t, df));
  if nargout > 2
    ci = testlimits(o, dim, gap, spread, @(q) tinv(q, df));
    stats = struct('tstat', t, 'df', df, 'sd', sd);
  end
end
