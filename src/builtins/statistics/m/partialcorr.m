function [r, p] = partialcorr(x, varargin)
  given = {};
  while ~isempty(varargin) && isnumeric(varargin{1})
    given{end + 1} = varargin{1};
    varargin(1) = [];
  end
  o = nameoptions('partialcorr', varargin, struct('Type', 'Pearson', 'Rows', 'all', 'Tail', 'both'));
  if ~isnumeric(x) || numel(given) > 2 || any(cellfun(@(v) size(v, 1), given) ~= size(x, 1))
    error('stats:partialcorr:InputSizeMismatch', 'partialcorr: expected matrices with the same number of rows');
  end
  ranked = @(v) v;
  if strcmpi(o.Type, 'spearman')
    ranked = @tiedrank;
  end
  n = size(x, 1);
  switch numel(given)
    case 0
      x = ranked(x);
      P = inv(cov(x));
      s = sqrt(diag(P));
      r = -P ./ (s * s');
      r(1:size(r, 1) + 1:end) = 1;
      others = size(x, 2) - 2;
    case 1
      z = ranked(given{1});
      e = residuals(ranked(x), z);
      r = corr(e, e);
      r(1:size(r, 1) + 1:end) = 1;
      others = size(z, 2);
    case 2
      z = ranked(given{2});
      r = corr(residuals(ranked(x), z), residuals(ranked(given{1}), z));
      others = size(z, 2);
  end
  df = max(n - others - 2, 0);
  t = r .* sqrt(df ./ max(1 - r .^ 2, 0));
  [~, p] = testresult(struct('Tail', lower(o.Tail), 'Alpha', 0.05), tcdf(t, df), tcdf(-t, df));
  if numel(given) < 2
    p(1:size(p, 1) + 1:end) = 0;
  end
end
function e = residuals(x, z)
  z = [ones(size(z, 1), 1), z];
  e = x - z * (z \ x);
end
