function [p, table, stats] = kruskalwallis(x, group, varargin)
  % Kruskal and Wallis, Use of ranks in one-criterion variance analysis, JASA 47 (1952).
  if nargin < 2
    group = [];
  end
  [y, at, names] = samplegroups('kruskalwallis', x, group);
  [r, ties] = tiedrank(y);
  n = numel(y);
  k = numel(names);
  sizes = accumarray(at, 1, [k, 1]);
  means = accumarray(at, r, [k, 1]) ./ sizes;
  used = sizes > 0;
  between = sum(sizes(used) .* (means(used) - (n + 1) / 2) .^ 2);
  total = sum((r - (n + 1) / 2) .^ 2);
  df = sum(used) - 1;
  chi2 = 12 * between / (n * (n + 1));
  if ties > 0
    chi2 = chi2 / (1 - 2 * ties / (n ^ 3 - n));
  end
  p = chi2cdf(chi2, df, 'upper');
  within = total - between;
  table = {'Source', 'SS', 'df', 'MS', 'Chi-sq', 'Prob>Chi-sq'; ...
           'Groups', between, df, between / df, chi2, p; ...
           'Error', within, n - df - 1, within / (n - df - 1), [], []; ...
           'Total', total, n - 1, [], [], []};
  stats = struct('gnames', {names}, 'n', sizes.', 'source', 'kruskalwallis', 'meanranks', means.', 'sumt', 2 * ties);
  if nargout == 0
    disp(table);
    clear p
  end
end
