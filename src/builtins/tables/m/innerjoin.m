function [t, ia, ib] = innerjoin(a, b, varargin)
  [~, ~, keep_left, keep_right, ga, gb] = join_keys(a, b, varargin);
  [ia, ib] = matching_rows(ga, gb);
  t = joined_table(a(ia, keep_left), b(ib, keep_right), inputname(1), inputname(2));
end
