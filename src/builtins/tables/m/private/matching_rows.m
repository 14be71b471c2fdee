% All pairs of rows in which two lists of groups are the same, in order of the groups.
function [ia, ib] = matching_rows(ga, gb)
  n = max([ga; gb; 0]);
  [~, order] = sort(gb);
  counts = accumarray(gb, 1, [n, 1]);
  start = cumsum([1; counts]);
  each = counts(ga);
  ia = repelem((1:numel(ga))', each);
  within = (1:numel(ia))' - repelem(cumsum(each) - each, each);
  ib = order(start(ga(ia)) + within - 1);
  [~, by_key] = sort(ga(ia));
  ia = reshape(ia(by_key), [], 1);
  ib = reshape(ib(by_key), [], 1);
end
