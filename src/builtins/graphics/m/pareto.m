function pareto(y, names)
  if nargin < 1 || ~isnumeric(y) || any(y(:) < 0)
    error('MATLAB:pareto:values', 'pareto: expected numbers that are not negative');
  end
  [y, order] = sort(reshape(double(y), 1, []), 'descend');
  if nargin < 2
    names = order;
  else
    names = names(order);
  end
  total = cumsum(y);
  % As far as 95 % of the whole, and ten at most.
  last = min([find(total >= 0.95 * total(end), 1), 10, numel(y)]);
  bar(1:last, y(1:last));
  hold on
  plot(1:last, total(1:last));
  hold off
  xticks(1:last);
  xticklabels(names(1:last));
  ylim([0, total(end)]);
end
