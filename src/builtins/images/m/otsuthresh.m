function [T, effectiveness] = otsuthresh(counts)
  % Otsu, A threshold selection method from gray-level histograms, IEEE Trans. SMC 9 (1979).
  if ~(isnumeric(counts) && isvector(counts) && isreal(counts) && all(counts(:) >= 0) && all(isfinite(counts(:))))
    error('images:otsuthresh:invalidCounts', 'otsuthresh: the counts must be a vector of nonnegative numbers');
  end
  counts = double(counts(:));
  n = numel(counts);
  T = 0;
  effectiveness = 0;
  if sum(counts) == 0 || n < 2
    return;
  end
  p = counts / sum(counts);
  bins = (1:n).';
  below = cumsum(p);
  moment = cumsum(p .* bins);
  all_below = moment(end);
  between = (all_below * below - moment) .^ 2 ./ (below .* (1 - below));
  most = max(between);
  if isfinite(most) && nnz(p) > 1
    T = (mean(find(between == most)) - 1) / (n - 1);
    effectiveness = most / sum(p .* (bins - all_below) .^ 2);
  end
end
