function [c, m, h, names] = multcompare(stats, varargin)
  % Hochberg and Tamhane, Multiple Comparison Procedures, 1987.
  if ~isstruct(stats) || ~isfield(stats, 'source')
    error('stats:multcompare:BadStats', 'multcompare: expected the third result of an analysis of variance');
  end
  o = struct('Alpha', 0.05, 'CriticalValueType', 'tukey-kramer', 'CType', '', 'Display', 'off', ...
             'Estimate', 'column', 'Dimension', 1);
  o = nameoptions('multcompare', varargin, o);
  if ~isempty(o.CType)
    o.CriticalValueType = o.CType;
  end
  names = {};
  switch stats.source
    case 'anova1'
      [means, df] = deal(stats.means, stats.df);
      variances = stats.s ^ 2 ./ stats.n;
      names = stats.gnames;
    case 'kruskalwallis'
      [means, df] = deal(stats.meanranks, Inf);
      n = sum(stats.n);
      variances = (n * (n + 1) / 12 - stats.sumt / (12 * (n - 1))) ./ stats.n;
      names = stats.gnames;
    case 'friedman'
      [means, df] = deal(stats.meanranks, Inf);
      variances = repmat(stats.sigma ^ 2 / stats.n, 1, numel(means));
    case 'anova2'
      df = stats.df;
      if strcmpi(o.Estimate, 'row')
        means = stats.rowmeans;
        variances = repmat(stats.sigmasq / stats.rown, 1, numel(means));
      else
        means = stats.colmeans;
        variances = repmat(stats.sigmasq / stats.coln, 1, numel(means));
      end
    otherwise
      error('stats:multcompare:BadStats', 'multcompare: unknown source ''%s''', stats.source);
  end
  k = numel(means);
  if isempty(names)
    names = arrayfun(@(v) num2str(v), (1:k).', 'UniformOutput', false);
  end
  pairs = nchoosek(1:k, 2);
  gap = reshape(means(pairs(:, 1)) - means(pairs(:, 2)), [], 1);
  spread = reshape(sqrt(variances(pairs(:, 1)) + variances(pairs(:, 2))), [], 1);
  t = abs(gap ./ spread);
  many = size(pairs, 1);
  alone = 2 * tcdf(-t, df);
  switch lower(o.CriticalValueType)
    case {'tukey-kramer', 'hsd'}
      p = 1 - studentizedrange(sqrt(2) * t, k, df);
      critical = fzero(@(q) studentizedrange(q, k, df) - 1 + o.Alpha, [1e-3, 1e3]) / sqrt(2);
    case 'bonferroni'
      p = min(many * alone, 1);
      critical = tinv(1 - o.Alpha / (2 * many), df);
    case 'dunn-sidak'
      p = -expm1(many * log1p(-alone));
      critical = tinv(1 + expm1(log1p(-o.Alpha) / many) / 2, df);
    case 'lsd'
      p = alone;
      critical = tinv(1 - o.Alpha / 2, df);
    case 'scheffe'
      p = fcdf(t .^ 2 / (k - 1), k - 1, df, 'upper');
      critical = sqrt((k - 1) * finv(1 - o.Alpha, k - 1, df));
    otherwise
      error('stats:multcompare:BadType', 'multcompare: unknown kind of critical value ''%s''', o.CriticalValueType);
  end
  c = [pairs, gap - critical * spread, gap, gap + critical * spread, p];
  m = [means(:), sqrt(variances(:))];
  h = [];
end
