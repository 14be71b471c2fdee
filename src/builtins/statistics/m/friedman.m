function [p, table, stats] = friedman(x, reps, varargin)
  % Friedman, The use of ranks to avoid the assumption of normality, JASA 32 (1937).
  x = testdata('friedman', x);
  if nargin < 2
    reps = 1;
  end
  if ~(isnumeric(reps) && isscalar(reps) && reps >= 1 && reps == fix(reps))
    error('stats:friedman:BadReps', 'friedman: the number of replicates must be a positive integer');
  end
  [rows, c] = size(x);
  r = rows / reps;
  if r ~= fix(r) || c < 2
    error('stats:friedman:BadSize', 'friedman: the number of rows, %d, must be a multiple of %d', rows, reps);
  end
  % The ranks within each row of the layout.
  blocks = reshape(permute(reshape(x, reps, r, c), [1, 3, 2]), reps * c, r);
  ranks = tiedrank(blocks);
  ranks = reshape(permute(reshape(ranks, reps, c, r), [1, 3, 2]), rows, c);
  means = mean(ranks, 1);
  between = rows * sum((means - (reps * c + 1) / 2) .^ 2);
  total = sum((ranks(:) - (reps * c + 1) / 2) .^ 2);
  m = reps * c;
  sigmasq = total / (r * (m - 1));
  chi2 = between / sigmasq;
  df = c - 1;
  p = chi2cdf(chi2, df, 'upper');
  if reps == 1
    rest = {'Error', total - between, (r - 1) * (c - 1), (total - between) / ((r - 1) * (c - 1)), [], []};
  else
    cells = reshape(mean(reshape(ranks, reps, r, c), 1), r, c);
    cross = reps * sum(sum((cells - mean(cells, 1) - mean(cells, 2) + (m + 1) / 2) .^ 2));
    inside = total - between - cross;
    rest = {'Interaction', cross, (r - 1) * (c - 1), cross / ((r - 1) * (c - 1)), [], []; ...
            'Error', inside, r * c * (reps - 1), inside / (r * c * (reps - 1)), [], []};
  end
  table = [{'Source', 'SS', 'df', 'MS', 'Chi-sq', 'Prob>Chi-sq'}; ...
           {'Columns', between, df, between / df, chi2, p}; ...
           rest; {'Total', total, rows * c - 1, [], [], []}];
  stats = struct('source', 'friedman', 'n', rows, 'meanranks', means, 'sigma', sqrt(sigmasq));
  if nargout == 0
    disp(table);
    clear p
  end
end
