function [p, table, stats] = anova2(x, reps, varargin)
  x = testdata('anova2', x);
  if nargin < 2
    reps = 1;
  end
  if ~(isnumeric(reps) && isscalar(reps) && reps >= 1 && reps == fix(reps))
    error('stats:anova2:BadReps', 'anova2: the number of replicates must be a positive integer');
  end
  [rows, c] = size(x);
  r = rows / reps;
  if r ~= fix(r) || r < 2 || c < 2
    error('stats:anova2:BadSize', 'anova2: the number of rows, %d, must be a multiple, 2 or more, of %d', rows, reps);
  end
  cube = reshape(x, reps, r, c);
  cells = reshape(mean(cube, 1), r, c);
  center = mean(x(:));
  cols = reps * r * sum((mean(cells, 1) - center) .^ 2);
  lines = reps * c * sum((mean(cells, 2) - center) .^ 2);
  cross = reps * sum(sum((cells - mean(cells, 1) - mean(cells, 2) + center) .^ 2));
  inside = sum(reshape((cube - mean(cube, 1)) .^ 2, [], 1));
  total = cols + lines + cross + inside;
  crossed = (r - 1) * (c - 1);
  if reps == 1
    [ss, df] = deal([cols; lines; cross], [c - 1; r - 1; crossed]);
    names = {'Columns'; 'Rows'; 'Error'};
  else
    [ss, df] = deal([cols; lines; cross; inside], [c - 1; r - 1; crossed; r * c * (reps - 1)]);
    names = {'Columns'; 'Rows'; 'Interaction'; 'Error'};
  end
  ms = ss ./ df;
  f = ms(1:end - 1) / ms(end);
  p = fcdf(f, df(1:end - 1), df(end), 'upper').';
  table = [{'Source', 'SS', 'df', 'MS', 'F', 'Prob>F'}; ...
           [names, num2cell([ss, df, ms]), [num2cell([f, p.']); {[], []}]]; ...
           {'Total', total, rows * c - 1, [], [], []}];
  stats = struct('source', 'anova2', 'sigmasq', ms(end), 'colmeans', mean(x, 1), 'coln', rows, ...
                 'rowmeans', mean(cells, 2).', 'rown', c * reps, 'inter', double(reps > 1), 'pval', NaN, 'df', df(end));
  if reps > 1
    stats.pval = p(3);
  end
  if nargout == 0
    disp(table);
    clear p
  end
end
