function [p, table, stats] = anova1(x, group, varargin)
  if nargin < 2
    group = [];
  end
  [y, at, names] = samplegroups('anova1', x, group);
  k = numel(names);
  sizes = accumarray(at, 1, [k, 1]);
  means = accumarray(at, y, [k, 1]) ./ sizes;
  n = numel(y);
  k = sum(sizes > 0);
  center = mean(y);
  between = sum(sizes(sizes > 0) .* (means(sizes > 0) - center) .^ 2);
  within = sum((y - means(at)) .^ 2);
  [df1, df2] = deal(k - 1, n - k);
  f = between / df1 / (within / df2);
  p = fcdf(f, df1, df2, 'upper');
  table = {'Source', 'SS', 'df', 'MS', 'F', 'Prob>F'; ...
           'Groups', between, df1, between / df1, f, p; ...
           'Error', within, df2, within / df2, [], []; ...
           'Total', between + within, n - 1, [], [], []};
  stats = struct('gnames', {names}, 'n', sizes.', 'source', 'anova1', 'means', means.', 'df', df2, ...
                 's', sqrt(within / df2));
  if nargout == 0
    disp(table);
    clear p
  end
end
