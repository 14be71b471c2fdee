function [h, p, ci, stats] = vartest2(x, y, varargin)
  x = testdata('vartest2', x);
  y = testdata('vartest2', y);
  o = testoptions('vartest2', varargin, {'Alpha', 'Tail', 'Dim'}, struct('Alpha', 0.05, 'Tail', 'both', 'Dim', []));
  if isempty(o.Dim) && isvector(x) && isvector(y) && isrow(x) ~= isrow(y)
    [x, y] = deal(x(:), y(:));
  end
  dim = testdim(x, o.Dim);
  df1 = sum(~isnan(x), dim) - 1;
  df2 = sum(~isnan(y), dim) - 1;
  f = var(x, 0, dim, 'omitnan') ./ var(y, 0, dim, 'omitnan');
  [h, p] = testresult(o, fcdf(f, df1, df2), fcdf(f, df1, df2, 'upper'));
  if nargout > 2
    switch o.Tail
      case 'both'
        ci = cat(dim, f .* finv(o.Alpha / 2, df2, df1), f ./ finv(o.Alpha / 2, df1, df2));
      case 'right'
        ci = cat(dim, f .* finv(o.Alpha, df2, df1), Inf(size(f)));
      case 'left'
        ci = cat(dim, zeros(size(f)), f ./ finv(o.Alpha, df1, df2));
    end
    stats = struct('fstat', f, 'df1', df1, 'df2', df2);
  end
end
