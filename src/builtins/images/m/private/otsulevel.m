function [T, effectiveness] = otsulevel(counts)
  % Otsu, A threshold selection method from gray-level histograms, IEEE Trans. SMC 9 (1979): of a column of counts.
  n = numel(counts);
  bins = (1:n).';
  p = counts / sum(counts);
  below = cumsum(p);
  moment = cumsum(p .* bins);
  all_below = sum(p .* bins);
  between = (all_below * below - moment) .^ 2 ./ (below .* (1 - below));
  most = max(between);
  best = between == most;
  known = isfinite(most) & sum(counts > 0) > 1;
  T = merge(known, (sum(bins .* best) / sum(best) - 1) / (n - 1), 0);
  effectiveness = merge(known, most / sum(p .* (bins - all_below) .^ 2), 0);
end
