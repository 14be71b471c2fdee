function [T, effectiveness] = otsuthresh(counts)
  if ~(isnumeric(counts) && isvector(counts) && isreal(counts) && all(counts(:) >= 0) && all(isfinite(counts(:))))
    error('images:otsuthresh:invalidCounts', 'otsuthresh: the counts must be a vector of nonnegative numbers');
  end
  counts = double(counts(:));
  T = 0;
  effectiveness = 0;
  if numel(counts) > 1
    [T, effectiveness] = otsulevel(counts);
  end
end
