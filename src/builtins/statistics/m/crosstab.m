function [table, chi2, p, labels] = crosstab(varargin)
  at = cell(1, nargin);
  extent = ones(1, max(nargin, 2));
  labels = {};
  for k = 1:nargin
    [at{k}, names] = grp2idx(varargin{k});
    if numel(at{k}) ~= numel(at{1})
      error('stats:crosstab:InputSizeMismatch', 'crosstab: the vectors must have the same length');
    end
    extent(k) = numel(names);
    labels(1:numel(names), k) = names;
  end
  total = prod(extent);
  place = at{1};
  for k = 2:nargin
    place = place + (at{k} - 1) * prod(extent(1:k - 1));
  end
  % What is in no group is counted behind the table.
  place(isnan(place)) = total + 1;
  table = accumarray_fold(place, 1, total + 1);
  table = reshape(table(1:total), extent);
  n = sum(table(:));
  expected = n;
  df = prod(extent) - 1;
  if nargin == 1
    expected = repmat(n / extent(1), extent);
  else
    for k = 1:nargin
      share = table;
      for j = [1:k - 1, k + 1:nargin]
        share = sum(share, j);
      end
      expected = expected .* share / n;
      df = df - (extent(k) - 1);
    end
  end
  terms = (table - expected) .^ 2 ./ expected;
  chi2 = sum(terms(:));
  if nargout > 2
    p = chi2cdf(chi2, df, 'upper');
  end
end
